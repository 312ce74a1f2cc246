import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { recoveryResponse } from '@/lib/accounts/admin-account/responses'
import { codeSchema } from '@/lib/accounts/admin-account/schema'
import { renewRecoveryCodes } from '@/lib/accounts/admin-account/second-factor-mutations'
import { json, methods, route } from '@/lib/api/route'
import { spendCodeTry } from '@/lib/auth/second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Replace the recovery codes with ten new ones, shown only once; needs a two-step code',
      tag: 'Admin console',
      auth: 'admin',
      audit: 'admin.recovery-codes-renewed',
      responses: { 201: recoveryResponse },
      body: codeSchema,
    },
    async ({ viewer, ip, body: { code } }) => {
      await spendCodeTry(viewer.id, { ip, known: viewer.sessionId })
      const recoveryCodes = await renewRecoveryCodes(viewer, code)
      return json({ message: adminAccountMessages.renewed, recoveryCodes }, 201)
    },
  ),
})
