import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { toAdminBlogWire } from '@/lib/content/blogs/format'
import { updateBlog } from '@/lib/content/blogs/mutations'
import { blogSchema } from '@/lib/content/blogs/schema'
import { adminBlogWire } from '@/lib/content/blogs/wire'
import { idParam } from '@/lib/platform/schemas'

const blogBody = multipart('blogData', blogSchema, { blogImage: 'blogImage' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Update a blog post',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: 'blog.changed',
      responses: { 200: adminBlogWire },
      params: z.object({ id: idParam }),
      body: blogBody,
    },
    async ({ viewer, params: { id }, body }) =>
      json(toAdminBlogWire(await updateBlog(viewer, id, body.data, body.files.blogImage))),
  ),
})
