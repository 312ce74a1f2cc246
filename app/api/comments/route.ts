import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { toComment } from '@/lib/comments/format'
import { commentMessages } from '@/lib/comments/messages'
import { addComment } from '@/lib/comments/mutations'
import { listAllComments } from '@/lib/comments/queries'
import { commentQuerySchema, commentSchema } from '@/lib/comments/schema'
import { commentWire } from '@/lib/comments/wire'

const add = {
  auth: 'anyone',
  answers: { 201: messageAnswer },
  limit: 'comment-by-address',
  furtherLimits: ['comment-by-email'],
  body: commentSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/comments: the comments on all posts, newest first
  GET: route(
    { auth: 'editor', answers: { 200: z.array(commentWire) }, query: commentQuerySchema },
    async ({ viewer, query }) => json((await listAllComments(viewer, query.state)).map(toComment)),
  ),
  // POST /api/comments: a reader comments on a post; an editor decides whether it is shown
  POST: route(add, async ({ viewer, body }) => {
    await spend('comment-by-email', body.email)
    await addComment(viewer, body)
    return json({ message: commentMessages.sent }, 201)
  }),
})
