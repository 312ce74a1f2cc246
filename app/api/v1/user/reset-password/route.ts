import { accountMessages } from '@/lib/accounts/seekers/messages'
import { resetPassword } from '@/lib/accounts/seekers/mutations'
import { resetSchema } from '@/lib/accounts/seekers/schema'
import { methods, route, text } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Set a new password with a reset link',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: 'text/plain' },
      limit: 'code-try-by-ip',
      body: resetSchema,
      errorFormat: 'text',
    },
    async ({ body }) => {
      await resetPassword(body)
      return text(accountMessages.resetDone)
    },
  ),
})
