import { ApiError } from '@/lib/api/errors'
import { multipart } from '@/lib/api/multipart'
import { json, methods, route } from '@/lib/api/route'
import { addBlogImage } from '@/lib/blogs/mutations'
import { blogImageSchema } from '@/lib/blogs/schema'
import { blogImageAnswer } from '@/lib/blogs/wire'

const imageBody = multipart('data', blogImageSchema, { image: 'blogImage' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/blogs/images: stores a picture for the text of a post and answers with its address and size
  POST: route(
    { auth: 'editor', answers: { 201: blogImageAnswer }, body: imageBody },
    async ({ viewer, body: { files } }) => {
      if (!files.image) throw new ApiError('invalid', 'Choose a picture.', { fields: { image: 'Choose a picture.' } })
      return json(await addBlogImage(viewer, files.image), 201)
    },
  ),
})
