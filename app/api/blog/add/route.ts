import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { toAdminBlogWire } from '@/lib/content/blogs/format'
import { addBlog } from '@/lib/content/blogs/mutations'
import { blogSchema } from '@/lib/content/blogs/schema'
import { adminBlogWire } from '@/lib/content/blogs/wire'

const blogBody = multipart('blogData', blogSchema, { blogImage: 'blogImage' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Create a blog post',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: 'blog.added',
      responses: { 201: adminBlogWire },
      body: blogBody,
    },
    async ({ viewer, body }) => json(toAdminBlogWire(await addBlog(viewer, body.data, body.files.blogImage)), 201),
  ),
})
