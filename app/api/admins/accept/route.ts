import { adminMessages } from '@/lib/accounts/admins/messages'
import { acceptInvitation } from '@/lib/accounts/admins/mutations'
import { acceptanceSchema } from '@/lib/accounts/admins/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Accept an invitation and choose a password',
      tag: 'Admin console',
      auth: 'anyone',
      responses: { 201: messageResponse },
      limit: 'login-by-ip',
      body: acceptanceSchema,
    },
    async ({ body }) => {
      await acceptInvitation(body)
      return json({ message: adminMessages.accepted }, 201)
    },
  ),
})
