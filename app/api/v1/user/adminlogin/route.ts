import { signInMessages } from '@/lib/accounts/admin-account/messages'
import { adminLoginSchema } from '@/lib/accounts/admin-account/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { adminLoginResponse } from '@/lib/accounts/seekers/responses'
import { json, methods, route } from '@/lib/api/route'
import { type SignIn, signIn } from '@/lib/auth/sign-in'

const responses: Record<SignIn, { status: boolean; message: string; needsCode?: true }> = {
  'signed-in': { status: true, message: accountMessages.signedIn },
  wrong: { status: false, message: accountMessages.badCredentials },
  'passwords-off': { status: false, message: signInMessages.passwordsOff },
  'by-directory': { status: false, message: signInMessages.byDirectory },
  'directory-gone': { status: false, message: signInMessages.directoryGone },
  'code-needed': { status: false, message: signInMessages.codeNeeded, needsCode: true },
  'code-wrong': { status: false, message: signInMessages.codeWrong, needsCode: true },
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Sign in as an admin, with a two-step code if enabled; a failed sign-in is 200 with status false',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: adminLoginResponse },
      furtherLimits: ['login-by-account-and-device', 'login-by-ip', 'login-by-account-and-ip', 'login-by-account'],
      body: adminLoginSchema,
    },
    async ({ body }) => json(responses[await signIn('admin', body)]),
  ),
})
