import { accountMessages } from '@/lib/accounts/messages'
import { emailQuery } from '@/lib/accounts/schema'
import { methods, route, text } from '@/lib/api/route'
import { requestMail } from '@/lib/auth/mail-requests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/v1/user/regenerate-otp?email=: mails a new code, the older one stops working; the same answer for every address
  PUT: route(
    {
      auth: 'anyone',
      answers: { 200: 'text/plain' },
      furtherLimits: ['code-by-browser', 'code-by-address', 'code-by-email-and-address', 'code-by-email'],
      query: emailQuery,
      refusals: 'text',
    },
    async ({ address, query: { email } }) => {
      await requestMail('code', email, address)
      return text(accountMessages.codeResent)
    },
  ),
})
