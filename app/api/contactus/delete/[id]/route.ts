import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/contacts/messages'
import { deleteContactMessage } from '@/lib/contacts/mutations'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /contactus/delete/{id}: deletes a contact message
  DELETE: route({ auth: 'admin', answers: { 200: messageAnswer }, params }, async ({ viewer, params: { id } }) => {
    await deleteContactMessage(viewer, id)
    return json({ message: deleteMessages.deleted })
  }),
})
