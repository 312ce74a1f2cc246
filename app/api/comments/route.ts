import * as z from 'zod'
import { spend } from '@/lib/api/limits'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { toComment } from '@/lib/content/comments/format'
import { commentMessages } from '@/lib/content/comments/messages'
import { addComment } from '@/lib/content/comments/mutations'
import { listAllComments } from '@/lib/content/comments/queries'
import { commentQuerySchema, commentSchema } from '@/lib/content/comments/schema'
import { commentWire } from '@/lib/content/comments/wire'

const add = {
  summary: 'Comment on a blog post; an editor reviews it',
  tag: 'Blog and comments',
  auth: 'anyone',
  responses: { 201: messageResponse },
  limit: 'comment-by-ip',
  furtherLimits: ['comment-by-email'],
  body: commentSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List comments on all posts, newest first',
      tag: 'Blog and comments',
      auth: 'editor',
      responses: { 200: z.array(commentWire) },
      query: commentQuerySchema,
    },
    async ({ viewer, query }) => json((await listAllComments(viewer, query.state)).map(toComment)),
  ),
  POST: route(add, async ({ viewer, body }) => {
    await spend('comment-by-email', body.email)
    await addComment(viewer, body)
    return json({ message: commentMessages.sent }, 201)
  }),
})
