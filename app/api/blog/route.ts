import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toBlogWire } from '@/lib/content/blogs/format'
import { listBlogs } from '@/lib/content/blogs/queries'
import { blogWire } from '@/lib/content/blogs/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List blog posts, newest first',
      tag: 'Blog and comments',
      auth: 'anyone',
      responses: { 200: z.array(blogWire) },
    },
    async () => json((await listBlogs()).map(toBlogWire)),
  ),
})
