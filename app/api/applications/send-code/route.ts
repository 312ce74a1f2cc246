import { requestMail } from '@/lib/accounts/seekers/mail-request-mutations'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailQuery } from '@/lib/accounts/seekers/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Email a code to apply with; the response is the same for every email',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 200: messageResponse },
      furtherLimits: [
        'sign-in-code-by-email',
        'sign-in-code-by-email-and-device',
        'code-by-browser',
        'code-by-ip',
        'code-by-email-and-ip',
        'code-by-email',
      ],
      query: emailQuery,
    },
    async ({ ip, query: { email } }) => {
      await requestMail({ kind: 'application', email, of: 'seeker', ip })
      return json({ message: accountMessages.codeMailed })
    },
  ),
})
