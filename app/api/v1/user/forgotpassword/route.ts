import { accountMessages } from '@/lib/accounts/messages'
import { requestPasswordReset } from '@/lib/accounts/mutations'
import { emailQuery } from '@/lib/accounts/schema'
import { spendMail } from '@/lib/api/limits'
import { methods, route, text } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/v1/user/forgotpassword?email=: mails a link to choose a new password; the same answer for every address
  PUT: route(
    {
      auth: 'anyone',
      answers: { 200: 'text/plain' },
      limit: 'reset-by-address',
      furtherLimits: ['reset-by-email-and-address', 'reset-by-email'],
      query: emailQuery,
      refusals: 'text',
    },
    async ({ address, query: { email } }) => {
      await spendMail('reset', email, address)
      await requestPasswordReset(email)
      return text(accountMessages.resetSent)
    },
  ),
})
