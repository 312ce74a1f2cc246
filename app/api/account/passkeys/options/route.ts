import { beginPasskey } from '@/lib/accounts/passkeys/mutations'
import { creationOptionsResponse } from '@/lib/accounts/passkeys/responses'
import { passkeyProofSchema } from '@/lib/accounts/passkeys/schema'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Get what a browser needs to create a passkey; needs the password or a sign-in in the last ten minutes',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: creationOptionsResponse },
      accountLimit: 'password-by-account',
      body: passkeyProofSchema,
    },
    async ({ viewer, body: { password } }) => json(await beginPasskey(viewer, password)),
  ),
})
