import * as z from 'zod'
import { adminMessages } from '@/lib/admins/messages'
import { withdrawInvitation } from '@/lib/admins/mutations'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /api/admins/invitations/{id}: takes an invitation back
  DELETE: route(
    { auth: 'owner', answers: { 200: messageAnswer }, params: z.object({ id: idParam }) },
    async ({ viewer, params: { id } }) => {
      await withdrawInvitation(viewer, id)
      return json({ message: adminMessages.withdrawn })
    },
  ),
})
