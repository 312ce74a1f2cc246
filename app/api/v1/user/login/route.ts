import { accountMessages } from '@/lib/accounts/messages'
import { getSignedInName } from '@/lib/accounts/queries'
import { loginSchema } from '@/lib/accounts/schema'
import { loginAnswer } from '@/lib/accounts/wire'
import { json, methods, route } from '@/lib/api/route'
import { spendLogin } from '@/lib/auth/device'
import { signInSeeker } from '@/lib/auth/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Signs a seeker in; a failed sign-in is 200 with status false',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: loginAnswer },
      furtherLimits: [
        'login-by-account-and-device',
        'login-by-address',
        'login-by-account-and-address',
        'login-by-account',
      ],
      body: loginSchema,
    },
    async ({ address, body }) => {
      await spendLogin('seeker', body.email, address)
      if (!(await signInSeeker(body))) return json({ status: false, message: accountMessages.badCredentials })
      const userName = await getSignedInName(body.email)
      return json({ status: true, message: accountMessages.signedIn, userName, email: body.email })
    },
  ),
})
