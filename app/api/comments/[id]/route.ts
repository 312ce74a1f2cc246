import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { toComment } from '@/lib/content/comments/format'
import { deleteMessages } from '@/lib/content/comments/messages'
import { decideComment, deleteComment } from '@/lib/content/comments/mutations'
import { commentStatusSchema } from '@/lib/content/comments/schema'
import { commentWire } from '@/lib/content/comments/wire'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: 'Approve or reject a comment, or move it back to pending',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: ['comment.approved', 'comment.rejected', 'comment.waiting'],
      responses: { 200: commentWire },
      params,
      body: commentStatusSchema,
    },
    async ({ viewer, params: { id }, body }) => json(toComment(await decideComment(viewer, id, body.state))),
  ),
  DELETE: route(
    {
      summary: 'Delete a comment',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: 'comment.deleted',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      await deleteComment(viewer, id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
