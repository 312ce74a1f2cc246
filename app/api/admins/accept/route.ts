import { adminMessages } from '@/lib/admins/messages'
import { acceptInvitation } from '@/lib/admins/mutations'
import { acceptanceSchema } from '@/lib/admins/schema'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/admins/accept: a new admin chooses a password by the link of the invitation
  POST: route(
    { auth: 'anyone', answers: { 201: messageAnswer }, limit: 'login-by-address', body: acceptanceSchema },
    async ({ body }) => {
      await acceptInvitation(body)
      return json({ message: adminMessages.accepted }, 201)
    },
  ),
})
