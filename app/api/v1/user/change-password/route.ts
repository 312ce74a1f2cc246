import { accountMessages } from '@/lib/accounts/seekers/messages'
import { changePassword } from '@/lib/accounts/seekers/mutations'
import { passwordChangeSchema } from '@/lib/accounts/seekers/schema'
import { methods, route, text } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/guards'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Change the seeker's password and end their other sessions",
      tag: 'Accounts',
      auth: 'seeker',
      accountLimit: 'password-by-account',
      responses: { 200: 'text/plain' },
      body: passwordChangeSchema,
      errorFormat: 'text',
    },
    async ({ viewer, body }) => {
      checkOwnEmail(viewer, body.email)
      await changePassword(viewer, body)
      return text(accountMessages.passwordChanged)
    },
  ),
})
