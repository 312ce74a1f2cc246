import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { changeOwnPassword } from '@/lib/accounts/admin-account/mutations'
import { ownPasswordSchema } from '@/lib/accounts/admin-account/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Change the signed-in admin's password and end their other sessions",
      tag: 'Admin console',
      auth: 'admin',
      audit: 'admin.password-changed',
      responses: { 200: messageResponse },
      accountLimit: 'password-by-account',
      body: ownPasswordSchema,
    },
    async ({ viewer, body }) => {
      await changeOwnPassword(viewer, body)
      return json({ message: adminAccountMessages.passwordChanged })
    },
  ),
})
