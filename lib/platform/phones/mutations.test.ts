import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'
import { phoneColumns } from '@/lib/platform/phones/columns'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('./mutations') & typeof import('@/lib/db')

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  site = { ...(await import('./mutations')), ...(await import('@/lib/db')) }
}, OPENING_MS)

afterAll(() => database.close())

beforeEach(() => client.query('TRUNCATE "Seeker", "ContactMessage", "JobPost", "Partner" CASCADE'))

/** Adds rows as the version before this one did. */
const addMessages = (mobiles: string[]) =>
  client.query(
    `INSERT INTO "ContactMessage" ("name", "email", "mobile", "subject", "message")
    SELECT 'Lena', 'lena@mail.example', mobile, 'A question', 'Text' FROM unnest($1::text[]) AS mobile`,
    [mobiles],
  )

async function messages(): Promise<[string, string | null][]> {
  const { rows } = await client.query<{ mobile: string; phoneE164: string | null }>(
    'SELECT "mobile", "phoneE164" FROM "ContactMessage" ORDER BY "id"',
  )
  return rows.map(({ mobile, phoneE164 }) => [mobile, phoneE164])
}

test('every column with phone numbers is parsed', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ILIKE '%e164' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(phoneColumns.map(({ table, parsed }) => `${table}.${parsed}`).sort())
})

test('parses older rows and keeps what was entered', async () => {
  await addMessages(['512-555-0142', '(512) 555 0142', '+91 90000 01234', 'ask for Raj', '555-0142', ''])
  await site.parsePhones()
  expect(await messages()).toEqual([
    ['512-555-0142', '+15125550142'],
    ['(512) 555 0142', '+15125550142'],
    ['+91 90000 01234', '+919000001234'],
    ['ask for Raj', ''],
    ['555-0142', ''],
    ['', ''],
  ])
})

test("parses seekers' numbers with the prefix that registration shows, and both numbers of a job record", async () => {
  await client.query(`INSERT INTO "Seeker" ("email", "mobile") VALUES ('asha@mail.example', '97255 50106')`)
  await client.query(
    `INSERT INTO "JobPost" ("company", "jobTitle", "location", "salary", "experience", "email", "phone", "candidateName",
      "candidateEmail", "candidatePhone", "resume", "workMode", "date")
    VALUES ('Acme', 'Engineer', 'Austin', '', '', '', '972-555-0106', '', '', '9000001234', '', 'REMOTE', now())`,
  )
  await site.parsePhones()
  const { rows: seekers } = await client.query('SELECT "phoneE164" FROM "Seeker"')
  const { rows: records } = await client.query('SELECT "phoneE164", "candidatePhoneE164" FROM "JobPost"')
  expect(seekers).toEqual([{ phoneE164: '+919725550106' }])
  expect(records).toEqual([{ phoneE164: '+19725550106', candidatePhoneE164: '+919000001234' }])
})

test('parses many rows in batches, in two processes at once, and nothing twice', async () => {
  await addMessages(Array.from({ length: 1_700 }, (_, n) => `+1 512 555 ${String(n).padStart(4, '0')}`))
  await Promise.all([site.parsePhones(), site.parsePhones()])
  // A row that another process had locked is left for the next run.
  await site.parsePhones()
  expect((await messages()).filter(([mobile, number]) => number !== mobile.replace(/ /g, ''))).toEqual([])
  const versions = 'SELECT "xmin"::text FROM "ContactMessage" ORDER BY "id"'
  const { rows: before } = await client.query(versions)
  await site.parsePhones()
  expect((await client.query(versions)).rows).toEqual(before)
})

test('parses a number again that the previous version has changed', async () => {
  await client.query(`INSERT INTO "Partner" ("name", "email", "mobile", "companyName", "companyWebsite", "location")
    VALUES ('Nora', '', '512-555-0142', 'Acme', '', '')`)
  await site.parsePhones()
  await client.query(`UPDATE "Partner" SET "mobile" = '512-555-0199'`)
  const read = 'SELECT "mobile", "phoneE164" FROM "Partner"'
  expect((await client.query(read)).rows).toEqual([{ mobile: '512-555-0199', phoneE164: null }])
  await site.parsePhones()
  expect((await client.query(read)).rows).toEqual([{ mobile: '512-555-0199', phoneE164: '+15125550199' }])
  // This version writes both.
  await client.query(`UPDATE "Partner" SET "mobile" = '512-555-0100', "phoneE164" = '+15125550100'`)
  expect((await client.query(read)).rows).toEqual([{ mobile: '512-555-0100', phoneE164: '+15125550100' }])
})
