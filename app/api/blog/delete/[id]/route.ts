import * as z from 'zod'
import { idParam, json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/blogs/messages'
import { deleteBlog } from '@/lib/blogs/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /blog/delete/{id}: deletes a post
  DELETE: route({ auth: 'editor', params: z.object({ id: idParam }) }, async ({ viewer, params: { id } }) => {
    await deleteBlog(viewer, id)
    return json({ message: deleteMessages.deleted })
  }),
})
