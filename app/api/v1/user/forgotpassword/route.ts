import { requestMail } from '@/lib/accounts/seekers/mail-request-mutations'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailQuery } from '@/lib/accounts/seekers/schema'
import { methods, route, text } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Email a password reset link; the response is the same for every email',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: 'text/plain' },
      furtherLimits: ['reset-by-browser', 'reset-by-ip', 'reset-by-email-and-ip', 'reset-by-email'],
      query: emailQuery,
      errorFormat: 'text',
    },
    async ({ ip, query: { email } }) => {
      await requestMail({ kind: 'reset', email, of: 'seeker', ip })
      return text(accountMessages.resetSent)
    },
  ),
})
