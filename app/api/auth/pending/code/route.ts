import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import { sendAnotherCode } from '@/lib/accounts/sign-in-methods/provider-sign-in'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Email another code to finish a sign-in that a provider started',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      furtherLimits: [
        'code-by-browser',
        'code-by-ip',
        'code-by-email-and-ip',
        'code-by-email',
        'sign-in-code-by-email',
        'sign-in-code-by-email-and-device',
      ],
    },
    async ({ ip }) => {
      await sendAnotherCode(ip)
      return json({ message: methodMessages.codeSent })
    },
  ),
})
