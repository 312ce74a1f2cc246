import { accountMessages } from '@/lib/accounts/seekers/messages'
import { verifyEmail } from '@/lib/accounts/seekers/mutations'
import { verificationError, verificationResponse } from '@/lib/accounts/seekers/responses'
import { verificationSchema } from '@/lib/accounts/seekers/schema'
import { json, methods, route } from '@/lib/api/route'
import { giveRegistrationProof, spendMailedCodeTry } from '@/lib/auth/signed-cookies'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Verify an email with its code, so this browser can complete registration',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: verificationResponse, 400: verificationError },
      furtherLimits: ['code-try-by-browser', 'code-try-by-ip', 'code-try-by-email-and-ip'],
      body: verificationSchema,
    },
    async ({ ip, body: { email, otp } }) => {
      const browser = await spendMailedCodeTry(email, ip)
      if (!(await verifyEmail(email, browser, otp)))
        return json({ status: false, message: accountMessages.codeWrong }, 400)
      await giveRegistrationProof(email)
      return json({ status: true, message: accountMessages.codeRight })
    },
  ),
})
