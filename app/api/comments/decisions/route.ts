import { json, methods, route } from '@/lib/api/route'
import { decideComments } from '@/lib/content/comments/mutations'
import { decisionsSchema } from '@/lib/content/comments/schema'
import { decidedResponse } from '@/lib/content/comments/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Approve, reject or delete several comments',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: { ifChanged: ['comment.approved', 'comment.rejected', 'comment.deleted'] },
      responses: { 200: decidedResponse },
      body: decisionsSchema,
    },
    async ({ viewer, body: { ids, decision } }) => json({ done: await decideComments(viewer, ids, decision) }),
  ),
})
