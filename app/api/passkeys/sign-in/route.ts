import { passkeySignInResponse } from '@/lib/accounts/passkeys/responses'
import { passkeySignInSchema } from '@/lib/accounts/passkeys/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'
import { signInByPasskey } from '@/lib/auth/passkeys/sign-in'

const messages = {
  unknown: passkeyMessages.unknown,
  'not-accepted': passkeyMessages.notAccepted,
  ...passkeyMessages.off,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Sign in as a seeker or an admin with a passkey; admins need no two-step code',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: passkeySignInResponse },
      furtherLimits: ['login-by-account-and-device', 'login-by-ip', 'login-by-account-and-ip', 'login-by-account'],
      body: passkeySignInSchema,
    },
    async ({ ip, body: { kind, answer } }) => {
      const outcome = await signInByPasskey(kind, { ...answer, clientExtensionResults: {} }, ip)
      if ('failure' in outcome) throw new ApiError('invalid', messages[outcome.failure])
      return json({ message: accountMessages.signedIn, ...outcome })
    },
  ),
})
