import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/blogs/messages'
import { deleteBlog } from '@/lib/blogs/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /blog/delete/{id}: deletes a post
  DELETE: route(
    { auth: 'editor', answers: { 200: messageAnswer }, params: z.object({ id: idParam }) },
    async ({ viewer, params: { id } }) => {
      await deleteBlog(viewer, id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
