import { accountMessages } from '@/lib/accounts/messages'
import { adminLoginAnswer } from '@/lib/accounts/wire'
import { signInMessages } from '@/lib/admin-account/messages'
import { adminLoginSchema } from '@/lib/admin-account/schema'
import { json, methods, route } from '@/lib/api/route'
import { spendLogin } from '@/lib/auth/device'
import { type AdminSignIn, signInAdmin } from '@/lib/auth/sign-in'

const responses: Record<AdminSignIn, { status: boolean; message: string; needsCode?: true }> = {
  'signed-in': { status: true, message: accountMessages.signedIn },
  refused: { status: false, message: accountMessages.badCredentials },
  'code-needed': { status: false, message: signInMessages.codeNeeded, needsCode: true },
  'code-wrong': { status: false, message: signInMessages.codeWrong, needsCode: true },
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Signs an admin in, by code as well where they chose so; a refusal is 200 with status false',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: adminLoginAnswer },
      furtherLimits: [
        'login-by-account-and-device',
        'login-by-address',
        'login-by-account-and-address',
        'login-by-account',
      ],
      body: adminLoginSchema,
    },
    async ({ address, body }) => {
      const known = await spendLogin('admin', body.email, address)
      return json(responses[await signInAdmin(body, { address, known })])
    },
  ),
})
