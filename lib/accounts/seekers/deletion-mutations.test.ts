import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('./deletion-mutations') &
  typeof import('@/lib/hiring/persons/link-mutations') &
  typeof import('@/lib/db')

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  const links = await import('@/lib/hiring/persons/link-mutations')
  site = { ...(await import('./deletion-mutations')), ...links, ...(await import('@/lib/db')) }
}, OPENING_MS)

afterAll(() => database.close())

beforeEach(() =>
  client.query('TRUNCATE "Seeker", "ContactMessage", "DemoRegistration", "Person", "AuditEntry" CASCADE'),
)

const EMAIL = 'lena@mail.example'

async function newAccount(): Promise<{ id: number; email: string; personId: number }> {
  await client.query(`INSERT INTO "Seeker" ("email", "userName", "verifiedAt") VALUES ($1, 'Lena', now())`, [EMAIL])
  await site.linkPersons()
  const { rows } = await client.query('SELECT "id", "email", "personId" FROM "Seeker"')
  return rows[0]
}

const remove = (seeker: { id: number; email: string }) => site.db().$transaction((tx) => site.removeAccount(tx, seeker))

test('deletes the person with their account', async () => {
  await remove(await newAccount())
  expect((await client.query('SELECT 1 FROM "Person"')).rows).toEqual([])
  expect((await client.query('SELECT 1 FROM "PersonEmail"')).rows).toEqual([])
})

test('keeps the person of someone who wrote to us, without follow-up and without their name in the audit log', async () => {
  await client.query(
    `INSERT INTO "ContactMessage" ("name", "email", "mobile", "subject", "message") VALUES ('Lena', $1, '', 'A', 'B')`,
    [EMAIL],
  )
  const seeker = await newAccount()
  await client.query('UPDATE "Person" SET "followUpAt" = now()')
  await client.query(
    `INSERT INTO "AuditEntry" ("actorKind", "actorName", "action", "subjectId", "subject", "detail")
    VALUES ('ADMIN', 'Olga', 'person.changed', $1, 'Lena', '{}'), ('ADMIN', 'Olga', 'person.changed', $1 + 1, 'Raj', '{}')`,
    [seeker.personId],
  )
  await remove(seeker)
  const { rows: persons } = await client.query('SELECT "id", "followUpAt" FROM "Person"')
  expect(persons).toEqual([{ id: seeker.personId, followUpAt: null }])
  const audited = `SELECT "subject" FROM "AuditEntry" WHERE "action" = 'person.changed' ORDER BY "id"`
  const { rows: entries } = await client.query(audited)
  expect(entries).toEqual([{ subject: 'A deleted account' }, { subject: 'Raj' }])
})

test("keeps the person when a stranger's unverified account is deleted", async () => {
  const { personId } = await newAccount()
  await client.query(`INSERT INTO "Seeker" ("email") VALUES ('stranger@mail.example')`)
  await site.linkPersons()
  const { rows } = await client.query(`SELECT "id", "email" FROM "Seeker" WHERE "verifiedAt" IS NULL`)
  await remove(rows[0])
  expect((await client.query('SELECT "id" FROM "Person"')).rows).toEqual([{ id: personId }])
})
