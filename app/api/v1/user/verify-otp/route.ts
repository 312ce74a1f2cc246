import { accountMessages } from '@/lib/accounts/messages'
import { verifyEmail } from '@/lib/accounts/mutations'
import { verificationSchema } from '@/lib/accounts/schema'
import { verificationAnswer, verificationRefusal } from '@/lib/accounts/wire'
import { json, methods, route } from '@/lib/api/route'
import { spendMailedCodeTry } from '@/lib/auth/mail-requests'
import { giveRegistrationProof } from '@/lib/auth/registration-proof'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Verifies an address by its code and lets this browser complete the registration',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: verificationAnswer, 400: verificationRefusal },
      furtherLimits: ['code-try-by-browser', 'code-try-by-address', 'code-try-by-email-and-address'],
      body: verificationSchema,
    },
    async ({ address, body: { email, otp } }) => {
      const browser = await spendMailedCodeTry(email, address)
      if (!(await verifyEmail(email, browser, otp)))
        return json({ status: false, message: accountMessages.codeWrong }, 400)
      await giveRegistrationProof(email)
      return json({ status: true, message: accountMessages.codeRight })
    },
  ),
})
