import { query } from '@/e2e/support/database'
import { newAdmin, newEmail } from '@/e2e/support/people'

const email = newEmail('owner')
let others: number[] = []

beforeAll(async () => {
  const demoted = `UPDATE "Admin" SET "role" = 'EDITOR' WHERE "role" = 'OWNER' AND "email" <> $1 RETURNING "id"`
  others = (await query<{ id: number }>(demoted, [email])).map(({ id }) => id)
})

afterAll(() => query(`UPDATE "Admin" SET "role" = 'OWNER' WHERE "id" = ANY($1)`, [others]))

test.each([
  ['removed', 'DELETE', undefined],
  ['given another role', 'PATCH', { role: 'EDITOR' }],
])("the last owner can't be %s", async (_name, method, json) => {
  const owner = await newAdmin('OWNER', email)
  const admins = (await owner.call('GET', '/api/admins')).json as { id: number; email: string }[]
  const id = admins.find((admin) => admin.email === email)?.id
  const reply = await owner.call(method, `/api/admins/${id}`, { json })
  expect([reply.status, reply.json]).toMatchObject([409, { message: expect.stringMatching(/only owner/) }])
})
