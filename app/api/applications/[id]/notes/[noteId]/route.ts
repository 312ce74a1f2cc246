import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { noteMessages } from '@/lib/applications/messages'
import { deleteNote } from '@/lib/applications/review-mutations'

const remove = {
  auth: 'recruiter',
  answers: { 200: messageAnswer },
  params: z.object({ id: idParam, noteId: idParam }),
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /api/applications/{id}/notes/{noteId}: deletes a note, which only who wrote it and an owner may
  DELETE: route(remove, async ({ viewer, params: { id, noteId } }) => {
    await deleteNote(viewer, id, noteId)
    return json({ message: noteMessages.deleted })
  }),
})
