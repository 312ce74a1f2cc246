import { accountMessages } from '@/lib/accounts/seekers/messages'
import { getSignedInName } from '@/lib/accounts/seekers/queries'
import { loginResponse } from '@/lib/accounts/seekers/responses'
import { codeLoginSchema } from '@/lib/accounts/seekers/schema'
import { json, methods, route } from '@/lib/api/route'
import { signIn } from '@/lib/auth/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Sign in as a seeker with an emailed code; a failed sign-in is 200 with status false',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: loginResponse },
      furtherLimits: ['code-try-by-browser', 'code-try-by-ip', 'code-try-by-email-and-ip'],
      body: codeLoginSchema,
    },
    async ({ body: { email, code } }) => {
      if ((await signIn('seeker', { email, code })) !== 'signed-in')
        return json({ status: false, message: accountMessages.codeWrong })
      return json({ status: true, message: accountMessages.signedIn, userName: await getSignedInName(email), email })
    },
  ),
})
