import { query } from '@/e2e/support/database'
import { hold } from '@/e2e/support/locks'
import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { type Reply, Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const NEW_PASSWORD = 'another-bridge-over-it'

/** Makes a call while an account's row is locked, and changes data under that lock before the call can get it. */
async function overtaken(
  { table, email }: { table: 'Admin' | 'Seeker'; email: string },
  call: () => Promise<Reply>,
  change: string,
): Promise<Reply> {
  const held = await hold(`SELECT 1 FROM "${table}" WHERE "email" = $1 FOR UPDATE`, [email])
  try {
    const reply = call()
    // By now the call has passed its access check.
    await until(() => held.isWaitedFor())
    await held.run(change, [email])
    await held.commit()
    return await reply
  } finally {
    await held.rollback()
  }
}

test('rejects an invitation from an owner who is demoted during the request', async () => {
  const [email, invited] = [newEmail('owner'), newEmail('invited')]
  const owner = await newAdmin('OWNER', email)
  const json = { email: invited, name: 'Invited', role: 'OWNER' }
  const reply = await overtaken(
    { table: 'Admin', email },
    () => owner.call('POST', '/api/admins/invitations', { json }),
    `UPDATE "Admin" SET "role" = 'EDITOR' WHERE "email" = $1`,
  )
  expect(reply.status).toBe(403)
  expect(await query('SELECT 1 FROM "AdminInvitation" WHERE "email" = $1', [invited])).toEqual([])
})

test('rejects a sign-in without a code while two-step verification is being turned on', async () => {
  const email = newEmail('recruiter')
  await newAdmin('RECRUITER', email)
  const json = { email, password: PASSWORD }
  const reply = await overtaken(
    { table: 'Admin', email },
    () => new Visitor().call('POST', '/api/v1/user/adminlogin', { json }),
    `UPDATE "Admin" SET "totpEnabledAt" = now(), "totpSecret" = 'x' WHERE "email" = $1`,
  )
  expect(reply.json).toMatchObject({ status: false, needsCode: true })
})

const endSessions = (table: string, column: string) =>
  `DELETE FROM "Session" WHERE "${column}" = (SELECT "id" FROM "${table}" WHERE "email" = $1)`

test('rejects a password change if the session ends during the request', async () => {
  const { visitor, email } = await newSeeker()
  const json = { email, oldPassword: PASSWORD, newPassword: NEW_PASSWORD }
  const reply = await overtaken(
    { table: 'Seeker', email },
    () => visitor.call('PUT', '/api/v1/user/change-password', { json }),
    endSessions('Seeker', 'seekerId'),
  )
  expect(reply.status).toBe(401)
  const login = await new Visitor().call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  expect(login.json).toMatchObject({ status: true })
})

test('rejects deleting an account with a password that was just changed', async () => {
  const { visitor, email } = await newSeeker()
  const reply = await overtaken(
    { table: 'Seeker', email },
    () => visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } }),
    // Any other hash will do; this is the owner's.
    `UPDATE "Seeker" SET "passwordHash" = (SELECT "passwordHash" FROM "Admin" ORDER BY "id" LIMIT 1) WHERE "email" = $1`,
  )
  expect(reply.status).toBe(400)
  expect(await query('SELECT 1 FROM "Seeker" WHERE "email" = $1', [email])).toHaveLength(1)
})

test('rejects two-step setup if the session ends during the request', async () => {
  const email = newEmail('recruiter')
  const admin = await newAdmin('RECRUITER', email)
  const reply = await overtaken(
    { table: 'Admin', email },
    () => admin.call('POST', '/api/adminaccount/second-factor', { json: { password: PASSWORD } }),
    endSessions('Admin', 'adminId'),
  )
  expect(reply.status).toBe(401)
  expect(await query('SELECT "totpSecret" FROM "Admin" WHERE "email" = $1', [email])).toEqual([{ totpSecret: null }])
})
