import { multipart } from '@/lib/api/multipart'
import { json, methods, route } from '@/lib/api/route'
import { toAdminBlogWire } from '@/lib/blogs/format'
import { addBlog } from '@/lib/blogs/mutations'
import { blogSchema } from '@/lib/blogs/schema'
import { adminBlogWire } from '@/lib/blogs/wire'

const blogBody = multipart('blogData', blogSchema, { blogImage: 'blogImage' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /blog/add: writes a post
  POST: route({ auth: 'editor', answers: { 201: adminBlogWire }, body: blogBody }, async ({ viewer, body }) =>
    json(toAdminBlogWire(await addBlog(viewer, body.data, body.files.blogImage)), 201),
  ),
})
