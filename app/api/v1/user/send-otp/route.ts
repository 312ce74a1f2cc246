import { accountMessages } from '@/lib/accounts/messages'
import { sendCode } from '@/lib/accounts/mutations'
import { emailQuery } from '@/lib/accounts/schema'
import { spendMail } from '@/lib/api/limits'
import { methods, route, text } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/v1/user/send-otp?email=: mails a code to an address that registers; the same answer for every address
  POST: route(
    {
      auth: 'anyone',
      answers: { 200: 'text/plain' },
      limit: 'code-by-address',
      furtherLimits: ['code-by-email-and-address', 'code-by-email'],
      query: emailQuery,
      refusals: 'text',
    },
    async ({ address, query: { email } }) => {
      await spendMail('code', email, address)
      await sendCode(email)
      return text(accountMessages.codeSent)
    },
  ),
})
