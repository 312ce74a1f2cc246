import { json, methods, route } from '@/lib/api/route'
import { decideComments } from '@/lib/comments/mutations'
import { decisionsSchema } from '@/lib/comments/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/comments/decisions: approves, rejects or deletes several comments
  POST: route({ auth: 'editor', body: decisionsSchema }, async ({ viewer, body: { ids, decision } }) =>
    json({ done: await decideComments(viewer, ids, decision) }),
  ),
})
