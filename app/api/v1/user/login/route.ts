import { accountMessages } from '@/lib/accounts/seekers/messages'
import { getSignedInName } from '@/lib/accounts/seekers/queries'
import { loginResponse } from '@/lib/accounts/seekers/responses'
import { loginSchema } from '@/lib/accounts/seekers/schema'
import { json, methods, route } from '@/lib/api/route'
import { signIn } from '@/lib/auth/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Sign in as a seeker; a failed sign-in is 200 with status false',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: loginResponse },
      furtherLimits: ['login-by-account-and-device', 'login-by-ip', 'login-by-account-and-ip', 'login-by-account'],
      body: loginSchema,
    },
    async ({ body }) => {
      if ((await signIn('seeker', body)) !== 'signed-in')
        return json({ status: false, message: accountMessages.badCredentials })
      const userName = await getSignedInName(body.email)
      return json({ status: true, message: accountMessages.signedIn, userName, email: body.email })
    },
  ),
})
