import { requestMail } from '@/lib/accounts/seekers/mail-request-mutations'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Email the signed-in seeker a code that confirms account deletion without a password',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      furtherLimits: ['code-by-browser', 'code-by-ip', 'code-by-email-and-ip', 'code-by-email'],
    },
    async ({ viewer, ip }) => {
      await requestMail({ kind: 'deletion', email: viewer.email, of: 'seeker', ip })
      return json({ message: accountMessages.codeMailed })
    },
  ),
})
