import { multipart } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { addBlogImage } from '@/lib/content/blogs/mutations'
import { blogImageSchema } from '@/lib/content/blogs/schema'
import { blogImageResponse } from '@/lib/content/blogs/wire'

const imageBody = multipart('data', blogImageSchema, { image: 'blogImage' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Upload an image for a blog post or a page; returns its URL and size',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: { none: 'The image is logged with the post or page that uses it' },
      responses: { 201: blogImageResponse },
      body: imageBody,
    },
    async ({ viewer, body: { files } }) => {
      if (!files.image) throw new ApiError('invalid', 'Choose an image.', { fields: { image: 'Choose an image.' } })
      return json(await addBlogImage(viewer, files.image), 201)
    },
  ),
})
