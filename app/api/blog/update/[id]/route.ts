import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { toAdminBlogWire } from '@/lib/blogs/format'
import { updateBlog } from '@/lib/blogs/mutations'
import { blogSchema } from '@/lib/blogs/schema'
import { adminBlogWire } from '@/lib/blogs/wire'
import { idParam } from '@/lib/schemas'

const blogBody = multipart('blogData', blogSchema, { blogImage: 'blogImage' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Replaces a post',
      tag: 'Blog and comments',
      auth: 'editor',
      responses: { 200: adminBlogWire },
      params: z.object({ id: idParam }),
      body: blogBody,
    },
    async ({ viewer, params: { id }, body }) =>
      json(toAdminBlogWire(await updateBlog(viewer, id, body.data, body.files.blogImage))),
  ),
})
