import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/people/contacts/messages'
import { deleteContactMessage } from '@/lib/people/contacts/mutations'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Delete a contact message',
      tag: 'Messages and demos',
      auth: 'admin',
      audit: 'message.deleted',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      await deleteContactMessage(viewer, id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
