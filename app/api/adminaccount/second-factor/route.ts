import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { enrolmentResponse, recoveryResponse } from '@/lib/accounts/admin-account/responses'
import { codeSchema, enrolmentSchema } from '@/lib/accounts/admin-account/schema'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from '@/lib/accounts/admin-account/second-factor-mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { spendCodeTry } from '@/lib/auth/second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Create a secret for the admin's authenticator app; needs the password",
      tag: 'Admin console',
      auth: 'admin',
      audit: { none: "Two-step verification isn't on until the first code is entered" },
      responses: { 201: enrolmentResponse },
      accountLimit: 'password-by-account',
      body: enrolmentSchema,
    },
    async ({ viewer, body: { password } }) => json(await beginSecondFactor(viewer, password), 201),
  ),
  PUT: route(
    {
      summary: "Turn on two-step verification with the app's first code; returns the recovery codes once",
      tag: 'Admin console',
      auth: 'admin',
      audit: 'admin.second-factor-on',
      responses: { 200: recoveryResponse },
      body: codeSchema,
    },
    async ({ viewer, ip, body: { code } }) => {
      await spendCodeTry(viewer.id, { ip, known: viewer.sessionId })
      const recoveryCodes = await confirmSecondFactor(viewer, code)
      return json({ message: adminAccountMessages.turnedOn, recoveryCodes })
    },
  ),
  DELETE: route(
    {
      summary: 'Turn off two-step verification with a code',
      tag: 'Admin console',
      auth: 'admin',
      audit: 'admin.second-factor-off',
      responses: { 200: messageResponse },
      body: codeSchema,
    },
    async ({ viewer, ip, body: { code } }) => {
      await spendCodeTry(viewer.id, { ip, known: viewer.sessionId })
      await endSecondFactor(viewer, code)
      return json({ message: adminAccountMessages.turnedOff })
    },
  ),
})
