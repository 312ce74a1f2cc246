import { requestMail } from '@/lib/accounts/seekers/mail-request-mutations'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailQuery } from '@/lib/accounts/seekers/schema'
import { methods, route, text } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Email a new code and cancel the old one; the response is the same for every email',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: 'text/plain' },
      furtherLimits: ['code-by-browser', 'code-by-ip', 'code-by-email-and-ip', 'code-by-email'],
      query: emailQuery,
      errorFormat: 'text',
    },
    async ({ ip, query: { email } }) => {
      await requestMail({ kind: 'registration', email, of: 'seeker', ip })
      return text(accountMessages.codeResent)
    },
  ),
})
