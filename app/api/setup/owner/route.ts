import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { signIn } from '@/lib/auth/sign-in'
import { setupMessages } from '@/lib/console/setup/messages'
import { claimSite } from '@/lib/console/setup/mutations'
import { ownerSchema } from '@/lib/console/setup/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Make the first admin's account your own, with the link that the server printed, and sign in",
      tag: 'Admin console',
      auth: 'anyone',
      responses: { 201: messageResponse },
      limit: 'login-by-ip',
      body: ownerSchema,
    },
    async ({ body }) => {
      await claimSite(body)
      await signIn('admin', { email: body.email, password: body.password })
      return json({ message: setupMessages.welcome }, 201)
    },
  ),
})
