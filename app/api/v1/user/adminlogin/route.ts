import { accountMessages } from '@/lib/accounts/messages'
import { loginSchema } from '@/lib/accounts/schema'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { signIn } from '@/lib/auth/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/v1/user/adminlogin: signs an admin in; a refusal is 200 with status false (contract §2)
  POST: route({ auth: 'anyone', limit: 'login-by-address', body: loginSchema }, async ({ address, body }) => {
    await spend('login-by-account-and-address', `admin ${body.email} ${address}`)
    const isRight = await signIn('admin', body)
    return json({ status: isRight, message: isRight ? accountMessages.signedIn : accountMessages.badCredentials })
  }),
})
