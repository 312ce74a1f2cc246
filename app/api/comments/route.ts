import { json, methods, route } from '@/lib/api/route'
import { toComment } from '@/lib/comments/format'
import { commentMessages } from '@/lib/comments/messages'
import { addComment } from '@/lib/comments/mutations'
import { listAllComments } from '@/lib/comments/queries'
import { commentQuerySchema, commentSchema } from '@/lib/comments/schema'

const add = { auth: 'anyone', limit: 'comment-by-address', body: commentSchema } as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/comments: the comments on all posts, newest first
  GET: route({ auth: 'editor', query: commentQuerySchema }, async ({ viewer, query }) =>
    json((await listAllComments(viewer, query.state)).map(toComment)),
  ),
  // POST /api/comments: a reader comments on a post; an editor decides whether it is shown
  POST: route(add, async ({ viewer, body }) => {
    await addComment(viewer, body)
    return json({ message: commentMessages.sent }, 201)
  }),
})
