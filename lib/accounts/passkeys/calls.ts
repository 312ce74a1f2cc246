import 'server-only'
import * as z from 'zod'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@/lib/accounts/passkeys/mutations'
import { creationOptionsResponse, passkeyAddedResponse } from '@/lib/accounts/passkeys/responses'
import { newPasskeySchema, passkeyNameSchema, passkeyProofSchema } from '@/lib/accounts/passkeys/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'
import { idParam } from '@/lib/platform/schemas'

const own = {
  seeker: { auth: 'seeker', tag: 'Accounts', audited: undefined },
  admin: {
    auth: 'admin',
    tag: 'Admin console',
    audited: {
      begun: { none: 'Nothing changes until the browser has created the passkey' },
      added: 'admin.passkey-added',
      renamed: { ifChanged: 'admin.passkey-renamed' },
      removed: 'admin.passkey-removed',
    },
  },
} as const
const proof = 'needs the password or a sign-in in the last ten minutes'
const params = z.object({ id: idParam })

/** The calls with which seekers and admins manage their own passkeys. They only differ in the audit log. */
export function passkeyCalls(kind: keyof typeof own) {
  const { auth, tag, audited } = own[kind]
  return {
    options: methods({
      POST: route(
        {
          summary: `Get what a browser needs to create a passkey; ${proof}`,
          tag,
          auth,
          audit: audited?.begun,
          responses: { 200: creationOptionsResponse },
          accountLimit: 'password-by-account',
          body: passkeyProofSchema,
        },
        async ({ viewer, body: { password } }) => json(await beginPasskey(viewer, password)),
      ),
    }),
    all: methods({
      POST: route(
        {
          summary: `Add the passkey that the browser created to the ${kind}'s account`,
          tag,
          auth,
          audit: audited?.added,
          responses: { 201: passkeyAddedResponse },
          accountLimit: 'passkey-by-account',
          body: newPasskeySchema,
        },
        async ({ viewer, ip, body }) => {
          const id = await addPasskey(viewer, body, ip)
          return json({ message: passkeyMessages.added, id }, 201)
        },
      ),
    }),
    one: methods({
      PATCH: route(
        {
          summary: `Rename one of the ${kind}'s passkeys`,
          tag,
          auth,
          audit: audited?.renamed,
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
          summary: `Remove one of the ${kind}'s passkeys; ${proof}`,
          tag,
          auth,
          audit: audited?.removed,
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
    }),
  }
}
