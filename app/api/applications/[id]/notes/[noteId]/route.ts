import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { noteMessages } from '@/lib/hiring/applications/messages'
import { deleteNote } from '@/lib/hiring/applications/review-mutations'
import { idParam } from '@/lib/platform/schemas'

const remove = {
  summary: 'Delete a note; only its author or an owner can',
  tag: 'Applications',
  auth: 'recruiter',
  audit: 'application.note-deleted',
  responses: { 200: messageResponse },
  params: z.object({ id: idParam, noteId: idParam }),
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(remove, async ({ viewer, params: { id, noteId } }) => {
    await deleteNote(viewer, id, noteId)
    return json({ message: noteMessages.deleted })
  }),
})
