import { accountMessages } from '@/lib/accounts/messages'
import { resetPassword } from '@/lib/accounts/mutations'
import { resetSchema } from '@/lib/accounts/schema'
import { methods, route, text } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/v1/user/reset-password: sets a new password by the link of a reset mail; our own call, for /resetpassword
  POST: route(
    {
      auth: 'anyone',
      answers: { 200: 'text/plain' },
      limit: 'code-try-by-address',
      body: resetSchema,
      refusals: 'text',
    },
    async ({ body }) => {
      await resetPassword(body)
      return text(accountMessages.resetDone)
    },
  ),
})
