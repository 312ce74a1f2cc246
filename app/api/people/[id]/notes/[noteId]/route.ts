import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { noteMessages } from '@/lib/hiring/applications/messages'
import { deletePersonNote } from '@/lib/hiring/persons/note-mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Delete a note about a person; only its author or an owner can',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person.note-deleted',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam, noteId: idParam }),
    },
    async ({ viewer, params: { id, noteId } }) => {
      await deletePersonNote(viewer, id, noteId)
      return json({ message: noteMessages.deleted })
    },
  ),
})
