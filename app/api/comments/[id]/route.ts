import * as z from 'zod'
import { idParam, json, methods, route } from '@/lib/api/route'
import { toComment } from '@/lib/comments/format'
import { deleteMessages } from '@/lib/comments/messages'
import { decideComment, deleteComment } from '@/lib/comments/mutations'
import { commentStateSchema } from '@/lib/comments/schema'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/comments/{id}: approves or rejects a comment, or lets it wait again
  PATCH: route({ auth: 'editor', params, body: commentStateSchema }, async ({ viewer, params: { id }, body }) =>
    json(toComment(await decideComment(viewer, id, body.state))),
  ),
  // DELETE /api/comments/{id}: deletes a comment
  DELETE: route({ auth: 'editor', params }, async ({ viewer, params: { id } }) => {
    await deleteComment(viewer, id)
    return json({ message: deleteMessages.deleted })
  }),
})
