import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('./link-mutations') & typeof import('@/lib/db')

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  site = { ...(await import('./link-mutations')), ...(await import('@/lib/db')) }
}, OPENING_MS)

afterAll(() => database.close())

beforeEach(() => client.query('TRUNCATE "Seeker", "ContactMessage", "DemoRegistration", "Person" CASCADE'))

const addMessages = (emails: string[]) =>
  client.query(
    `INSERT INTO "ContactMessage" ("name", "email", "mobile", "subject", "message")
    SELECT 'Lena', email, '', 'A question', 'Text' FROM unnest($1::text[]) AS email`,
    [emails],
  )

const addSeeker = (email: string, verifiedAt: Date | null) =>
  client.query('INSERT INTO "Seeker" ("email", "userName", "verifiedAt") VALUES ($1, $2, $3)', [
    email,
    'Lena Weiss',
    verifiedAt,
  ])

async function personsOf(table: string): Promise<(number | null)[]> {
  const { rows } = await client.query<{ personId: number | null }>(`SELECT "personId" FROM "${table}" ORDER BY "id"`)
  return rows.map(({ personId }) => personId)
}

async function addresses(): Promise<string[]> {
  const { rows } = await client.query<{ address: string }>('SELECT "address" FROM "PersonEmail" ORDER BY 1')
  return rows.map(({ address }) => address)
}

test('links an account, a demo registration and messages with the same email to one person', async () => {
  await addSeeker('lena@mail.example', new Date())
  await addMessages(['Lena@Mail.example', 'raj@mail.example', 'lena@mail.example'])
  await client.query(`INSERT INTO "DemoRegistration" ("firstName", "lastName", "type", "email", "number", "date")
    VALUES ('Lena', 'Weiss', (enum_range(NULL::"DemoType"))[1], 'LENA@mail.example', '', now())`)
  await site.linkPersons()
  const [lena] = await personsOf('Seeker')
  expect(lena).toEqual(expect.any(Number))
  expect(await personsOf('DemoRegistration')).toEqual([lena])
  const [first, raj, last] = await personsOf('ContactMessage')
  expect([first, last]).toEqual([lena, lena])
  expect(raj).toEqual(expect.any(Number))
  expect(raj).not.toBe(lena)
  expect(await addresses()).toEqual(['lena@mail.example', 'raj@mail.example'])
})

test("doesn't link an account until its email is verified", async () => {
  await addMessages(['lena@mail.example'])
  await addSeeker('lena@mail.example', null)
  await site.linkPersons()
  expect(await personsOf('Seeker')).toEqual([null])
  await client.query('UPDATE "Seeker" SET "verifiedAt" = now()')
  await site.linkPersons()
  expect(await personsOf('Seeker')).toEqual(await personsOf('ContactMessage'))
})

test('links many rows in two processes at once, and adds no person twice', async () => {
  await addMessages(Array.from({ length: 1_700 }, (_, n) => `person${n % 900}@mail.example`))
  await Promise.all([site.linkPersons(), site.linkPersons()])
  // A row that another process had locked is left for the next run.
  await site.linkPersons()
  const persons = await personsOf('ContactMessage')
  expect(persons).not.toContain(null)
  expect(new Set(persons).size).toBe(900)
  const { rows } = await client.query('SELECT count(*)::int AS "count" FROM "Person"')
  expect(rows).toEqual([{ count: 900 }])
})

test('leaves out rows without an email', async () => {
  await addMessages([''])
  await site.linkPersons()
  expect(await personsOf('ContactMessage')).toEqual([null])
})

test('deletes a person with the last of their rows', async () => {
  await addMessages(['lena@mail.example', 'raj@mail.example'])
  await site.linkPersons()
  await client.query(`DELETE FROM "ContactMessage" WHERE "email" = 'lena@mail.example'`)
  await site.purgePersons()
  expect(await addresses()).toEqual(['raj@mail.example'])
})

test("forgets the follow-up and notes of a deleted account's person who has written to us", async () => {
  await addMessages(['lena@mail.example'])
  await addSeeker('lena@mail.example', new Date())
  await site.linkPersons()
  const [id] = await personsOf('ContactMessage')
  await client.query('UPDATE "Person" SET "followUpAt" = now()')
  await client.query(`INSERT INTO "PersonNote" ("personId", "authorName", "text") VALUES ($1, 'Nora', 'Calls')`, [id])
  await client.query('DELETE FROM "Seeker"')
  await site.db().$transaction((tx) => site.forgetPerson(tx, id as number, 'lena@mail.example'))
  const { rows } = await client.query('SELECT "id", "followUpAt" FROM "Person"')
  expect(rows).toEqual([{ id, followUpAt: null }])
  expect((await client.query('SELECT 1 FROM "PersonNote"')).rows).toEqual([])
  await client.query('DELETE FROM "ContactMessage"')
  await site.db().$transaction((tx) => site.forgetPerson(tx, id as number, 'lena@mail.example'))
  expect(await addresses()).toEqual([])
})

test('dates a person by their oldest row, and names someone who had no name', async () => {
  await client.query(
    `INSERT INTO "Seeker" ("email", "verifiedAt", "createdAt") VALUES ('lena@mail.example', now(), '2026-01-02Z')`,
  )
  await site.linkPersons()
  const stored = () => client.query(`SELECT "name", "createdAt" FROM "Person"`)
  expect((await stored()).rows).toEqual([{ name: '', createdAt: new Date('2026-01-02Z') }])
  await client.query(`UPDATE "Seeker" SET "userName" = 'Lena Weiss'`)
  await site.linkPersons()
  expect((await stored()).rows).toEqual([{ name: 'Lena Weiss', createdAt: new Date('2026-01-02Z') }])
})
