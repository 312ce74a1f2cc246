import * as z from 'zod'
import { removePasskey, renamePasskey } from '@/lib/accounts/passkeys/mutations'
import { passkeyNameSchema, passkeyProofSchema } from '@/lib/accounts/passkeys/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: "Rename one of the seeker's passkeys",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'passkey-by-account',
      params,
      body: passkeyNameSchema,
    },
    async ({ viewer, params: { id }, body: { name } }) => {
      await renamePasskey(viewer, id, name)
      return json({ message: passkeyMessages.renamed })
    },
  ),
  DELETE: route(
    {
      summary: "Remove one of the seeker's passkeys; needs the password or a sign-in in the last ten minutes",
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'password-by-account',
      params,
      body: passkeyProofSchema,
    },
    async ({ viewer, ip, params: { id }, body: { password } }) => {
      await removePasskey(viewer, id, password, ip)
      return json({ message: passkeyMessages.removed })
    },
  ),
})
