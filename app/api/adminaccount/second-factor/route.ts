import { adminAccountMessages } from '@/lib/admin-account/messages'
import { codeSchema, enrolmentSchema } from '@/lib/admin-account/schema'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '@/lib/admin-account/second-factor-mutations'
import { enrolmentAnswer, recoveryAnswer } from '@/lib/admin-account/wire'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { spendCodeTry } from '@/lib/auth/second-factor'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/adminaccount/second-factor: makes a secret for the admin's authenticator app, once the password is right
  POST: route(
    { auth: 'admin', answers: { 201: enrolmentAnswer }, accountLimit: 'password-by-account', body: enrolmentSchema },
    async ({ viewer, body: { password } }) => json(await beginSecondFactor(viewer, password), 201),
  ),
  // PUT /api/adminaccount/second-factor: turns it on by the app's first code and tells the recovery codes, this once
  PUT: route(
    { auth: 'admin', answers: { 200: recoveryAnswer }, body: codeSchema },
    async ({ viewer, address, body: { code } }) => {
      await spendCodeTry(viewer.id, { address, known: viewer.sessionId })
      const recoveryCodes = await confirmSecondFactor(viewer, code)
      return json({ message: adminAccountMessages.turnedOn, recoveryCodes })
    },
  ),
  // DELETE /api/adminaccount/second-factor: turns it off by a code
  DELETE: route(
    { auth: 'admin', answers: { 200: messageAnswer }, body: codeSchema },
    async ({ viewer, address, body: { code } }) => {
      await spendCodeTry(viewer.id, { address, known: viewer.sessionId })
      await endSecondFactor(viewer, code)
      return json({ message: adminAccountMessages.turnedOff })
    },
  ),
})
