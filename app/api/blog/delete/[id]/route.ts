import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/content/blogs/messages'
import { deleteBlog } from '@/lib/content/blogs/mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Delete a blog post',
      tag: 'Blog and comments',
      auth: 'editor',
      audit: 'blog.deleted',

      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await deleteBlog(viewer, id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
