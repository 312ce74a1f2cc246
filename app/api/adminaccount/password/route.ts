import { adminAccountMessages } from '@/lib/admin-account/messages'
import { changeOwnPassword } from '@/lib/admin-account/mutations'
import { ownPasswordSchema } from '@/lib/admin-account/schema'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/adminaccount/password: changes the signed-in admin's password and ends their other sessions
  PUT: route(
    { auth: 'admin', answers: { 200: messageAnswer }, accountLimit: 'password-by-account', body: ownPasswordSchema },
    async ({ viewer, body }) => {
      await changeOwnPassword(viewer, body)
      return json({ message: adminAccountMessages.passwordChanged })
    },
  ),
})
