import { addPasskey } from '@/lib/accounts/passkeys/mutations'
import { passkeyAddedResponse } from '@/lib/accounts/passkeys/responses'
import { newPasskeySchema } from '@/lib/accounts/passkeys/schema'
import { json, methods, route } from '@/lib/api/route'
import { passkeyMessages } from '@/lib/auth/passkeys/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Add the passkey that the browser created to the admin's account",
      tag: 'Admin console',
      auth: 'admin',
      audit: 'admin.passkey-added',
      responses: { 201: passkeyAddedResponse },
      accountLimit: 'passkey-by-account',
      body: newPasskeySchema,
    },
    async ({ viewer, ip, body }) => {
      const id = await addPasskey(viewer, body, ip)
      return json({ message: passkeyMessages.added, id }, 201)
    },
  ),
})
