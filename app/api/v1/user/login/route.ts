import { accountMessages } from '@/lib/accounts/messages'
import { getSignedInName } from '@/lib/accounts/queries'
import { loginSchema } from '@/lib/accounts/schema'
import { loginAnswer } from '@/lib/accounts/wire'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { signInSeeker } from '@/lib/auth/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/v1/user/login: signs a seeker in; a refusal is 200 with status false (contract §2)
  POST: route(
    {
      auth: 'anyone',
      answers: { 200: loginAnswer },
      limit: 'login-by-address',
      furtherLimits: ['login-by-account-and-address', 'login-by-account'],
      body: loginSchema,
    },
    async ({ address, body }) => {
      await spend('login-by-account-and-address', `seeker ${body.email} ${address}`)
      await spend('login-by-account', `seeker ${body.email}`)
      if (!(await signInSeeker(body))) return json({ status: false, message: accountMessages.badCredentials })
      const userName = await getSignedInName(body.email)
      return json({ status: true, message: accountMessages.signedIn, userName, email: body.email })
    },
  ),
})
