import { signInOptionsResponse } from '@/lib/accounts/passkeys/responses'
import { passkeyKindSchema } from '@/lib/accounts/passkeys/schema'
import { json, methods, route } from '@/lib/api/route'
import { passkeySignInOptions } from '@/lib/auth/passkeys/sign-in'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Get a challenge for signing in with a passkey, valid in this browser for five minutes',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: signInOptionsResponse },
      limit: 'passkey-options-by-ip',
      body: passkeyKindSchema,
    },
    async ({ body: { kind } }) => json(await passkeySignInOptions(kind)),
  ),
})
