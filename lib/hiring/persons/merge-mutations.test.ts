import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'
import type { Admin } from '@/lib/auth/guards'
import { mergeMessages } from './messages'

const admin = { kind: 'admin', id: 1, role: 'RECRUITER', name: 'Nora', email: 'nora@mail.example' } as Admin
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('./merge-mutations') &
  typeof import('./merge-queries') &
  typeof import('./queries') &
  typeof import('./link-mutations') &
  typeof import('./note-mutations') &
  typeof import('@/lib/db')

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  site = {
    ...(await import('./merge-mutations')),
    ...(await import('./merge-queries')),
    ...(await import('./queries')),
    ...(await import('./link-mutations')),
    ...(await import('./note-mutations')),
    ...(await import('@/lib/db')),
  }
  await client.query(`INSERT INTO "Admin" ("email", "name", "role") VALUES ('nora@mail.example', 'Nora', 'RECRUITER')`)
}, OPENING_MS)

afterAll(() => database.close())

beforeEach(() =>
  client.query(
    'TRUNCATE "Seeker", "ContactMessage", "DemoRegistration", "Person", "AuditEntry" RESTART IDENTITY CASCADE',
  ),
)

const PHONE = '+15125550137'
const all = async (sql: string, ...values: unknown[]) => (await client.query(sql, values)).rows
const versionOf = async (id: number): Promise<number> =>
  (await all('SELECT "version" FROM "Person" WHERE "id" = $1', id))[0]?.version

async function addSeeker(email: string, name: string): Promise<number> {
  await client.query(
    'INSERT INTO "Seeker" ("email", "userName", "mobile", "phoneE164", "verifiedAt") VALUES ($1, $2, $3, $3, now())',
    [email, name, PHONE],
  )
  await site.linkPersons()
  return (await all('SELECT "personId" FROM "PersonEmail" WHERE "address" = $1', email))[0].personId
}

async function addMessage(email: string, name: string): Promise<number> {
  await client.query(
    `INSERT INTO "ContactMessage" ("name", "email", "mobile", "subject", "message") VALUES ($1, $2, '', 'A', 'B')`,
    [name, email],
  )
  await site.linkPersons()
  return (await all('SELECT "personId" FROM "PersonEmail" WHERE "address" = $1', email))[0].personId
}

async function merge(id: number, otherId: number): Promise<number> {
  const versions = { version: await versionOf(id), otherVersion: await versionOf(otherId) }
  await site.mergePersons(admin, id, { otherId, ...versions })
  return (await all('SELECT "id" FROM "PersonMerge" WHERE "fromId" = $1', otherId))[0].id
}

const linksOf = async (id: number) => ({
  emails: (await all('SELECT "address" FROM "PersonEmail" WHERE "personId" = $1 ORDER BY 1', id)).map(
    ({ address }) => address,
  ),
  seekers: (await all('SELECT 1 FROM "Seeker" WHERE "personId" = $1', id)).length,
  messages: (await all('SELECT 1 FROM "ContactMessage" WHERE "personId" = $1', id)).length,
})

test('finds people with the same phone number, or a similar name and email', async () => {
  const lena = await addSeeker('lena.weiss@mail.example', 'Lena Weiss')
  const second = await addSeeker('someone@mail.example', 'L. W.')
  const third = await addMessage('lena.weiss7@other.example', 'Lena W. Weiss')
  await addMessage('raj@mail.example', 'Lena Weiss')
  const found = await site.listDuplicates(admin, await site.getPerson(admin, lena))
  expect(found.map(({ id, hasSamePhone }) => [id, hasSamePhone])).toEqual([
    [second, true],
    [third, false],
  ])
})

test('merges two people, links later rows to the one that stays, and undoes it to the row', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  await client.query(`UPDATE "Person" SET "tags" = '{Java}' WHERE "id" = $1`, [lena])
  await client.query(
    `UPDATE "Person" SET "tags" = '{java,AWS}', "ownerId" = 1, "followUpAt" = '2026-12-01' WHERE "id" = $1`,
    [other],
  )
  const before = await all(
    'SELECT "id", "name", "tags", "ownerId", "followUpAt"::text, "createdAt" FROM "Person" ORDER BY 1',
  )
  const mergeId = await merge(lena, other)
  await addMessage('weiss@mail.example', 'L. Weiss')
  expect(await linksOf(lena)).toEqual({ emails: ['lena@mail.example', 'weiss@mail.example'], seekers: 1, messages: 2 })
  expect(await all('SELECT "id", "name", "tags", "ownerId", "followUpAt"::text FROM "Person"')).toEqual([
    { id: lena, name: 'Lena', tags: ['Java', 'AWS'], ownerId: 1, followUpAt: '2026-12-01' },
  ])
  expect(await site.findMergedInto(admin, other)).toBe(lena)

  expect(await site.undoMerge(admin, lena, mergeId)).toBe(other)
  expect(await linksOf(lena)).toEqual({ emails: ['lena@mail.example'], seekers: 1, messages: 0 })
  expect(await linksOf(other)).toEqual({ emails: ['weiss@mail.example'], seekers: 0, messages: 2 })
  expect(
    await all('SELECT "id", "name", "tags", "ownerId", "followUpAt"::text, "createdAt" FROM "Person" ORDER BY 1'),
  ).toEqual(before)
  expect(await all('SELECT 1 FROM "PersonMerge"')).toEqual([])
  expect((await all('SELECT "action" FROM "AuditEntry" ORDER BY "id"')).map(({ action }) => action)).toEqual([
    'person.merged',
    'person.merge-undone',
  ])
})

test('notes move to the merged person, and each back to the person it was about', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  await site.addPersonNote(admin, lena, { text: 'About Lena' })
  await site.addPersonNote(admin, other, { text: 'About Weiss' })
  const mergeId = await merge(lena, other)
  const notesOf = async (id: number) => (await site.getPerson(admin, id)).notes.map(({ text }) => text)
  expect(await notesOf(lena)).toEqual(['About Weiss', 'About Lena'])
  await site.addPersonNote(admin, lena, { text: 'About both' })
  await site.undoMerge(admin, lena, mergeId)
  expect(await notesOf(lena)).toEqual(['About both', 'About Lena'])
  expect(await notesOf(other)).toEqual(['About Weiss'])
  await expect(site.addPersonNote(admin, 4_000, { text: 'None' })).rejects.toMatchObject({ code: 'not-found' })
})

test('a note about someone with an account is about that account', async () => {
  const [zoe, anna] = [await addSeeker('zoe@mail.example', 'Zoe'), await addMessage('anna@mail.example', 'Anna')]
  const mergeId = await merge(zoe, anna)
  await site.addPersonNote(admin, zoe, { text: 'About Zoe' })
  await site.undoMerge(admin, zoe, mergeId)
  expect((await site.getPerson(admin, zoe)).notes.map(({ text }) => text)).toEqual(['About Zoe'])
})

test('keeps what someone has changed since the merge when it is undone', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  const mergeId = await merge(lena, other)
  await client.query(`UPDATE "Person" SET "tags" = '{new}', "version" = "version" + 1`)
  await site.undoMerge(admin, lena, mergeId)
  expect(await all('SELECT "tags" FROM "Person" ORDER BY "id"')).toEqual([{ tags: ['new'] }, { tags: [] }])
})

test('undoing two merges of a person, the last one first, gives them their own values back', async () => {
  const lena = await addMessage('lena@mail.example', 'Lena')
  const first = await addMessage('weiss@mail.example', 'L. Weiss')
  const second = await addMessage('lw@mail.example', 'L. W.')
  await client.query(`UPDATE "Person" SET "tags" = '{java}' WHERE "id" = $1`, [first])
  await client.query(`UPDATE "Person" SET "tags" = '{aws}', "ownerId" = 1 WHERE "id" = $1`, [second])
  const [one, two] = [await merge(lena, first), await merge(lena, second)]
  const valuesOf = () => all('SELECT "tags", "ownerId" FROM "Person" WHERE "id" = $1', lena)
  expect(await valuesOf()).toEqual([{ tags: ['java', 'aws'], ownerId: 1 }])
  await site.undoMerge(admin, lena, two)
  expect(await valuesOf()).toEqual([{ tags: ['java'], ownerId: null }])
  await site.undoMerge(admin, lena, one)
  expect(await valuesOf()).toEqual([{ tags: [], ownerId: null }])
})

test('undoes merges of merged people in any order', async () => {
  const [a, b, c] = [
    await addMessage('a@m.example', 'A'),
    await addMessage('b@m.example', 'B'),
    await addMessage('c@m.example', 'C'),
  ]
  const first = await merge(b, a)
  const second = await merge(c, b)
  expect((await linksOf(c)).messages).toBe(3)
  await site.undoMerge(admin, c, second)
  expect([(await linksOf(b)).messages, (await linksOf(c)).messages]).toEqual([2, 1])
  await site.undoMerge(admin, b, first)
  expect([(await linksOf(a)).messages, (await linksOf(b)).messages]).toEqual([1, 1])
})

test('refuses a merge with itself, of someone who changed, and of no one', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  await expect(merge(lena, lena)).rejects.toThrow(mergeMessages.self)
  const stale = { otherId: other, version: 1, otherVersion: 2 }
  await expect(site.mergePersons(admin, lena, stale)).rejects.toThrow(mergeMessages.changed)
  await expect(site.mergePersons(admin, lena, { ...stale, otherId: 99 })).rejects.toMatchObject({ code: 'not-found' })
  await expect(site.undoMerge(admin, lena, 99)).rejects.toMatchObject({ code: 'not-found' })
})

test('two merges of the same people at once leave one person', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  const results = await Promise.allSettled([merge(lena, other), merge(other, lena)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await all('SELECT count(*)::int FROM "Person"')).toEqual([{ count: 1 }])
})

test('can be undone for 30 days, and then only leads to the other person', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  const mergeId = await merge(lena, other)
  await client.query(`UPDATE "PersonMerge" SET "mergedAt" = now() - interval '29 days 23 hours'`)
  await site.forgetMerges()
  expect((await site.listMerges(admin, lena)).map(({ id }) => id)).toEqual([mergeId])
  await client.query(`UPDATE "PersonMerge" SET "mergedAt" = now() - interval '30 days 1 minute'`)
  await expect(site.undoMerge(admin, lena, mergeId)).rejects.toMatchObject({ code: 'not-found' })
  await site.forgetMerges()
  expect(await all('SELECT "name", "emails", "before" FROM "PersonMerge"')).toEqual([
    { name: '', emails: [], before: {} },
  ])
  expect(await site.findMergedInto(admin, other)).toBe(lena)
})

test("forgets a deleted account's email and name, although the person stays", async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena'),
    await addMessage('weiss@mail.example', 'L. Weiss'),
  ]
  await merge(lena, other)
  const { removeAccount } = await import('@/lib/accounts/seekers/deletion-mutations')
  const [seeker] = await all('SELECT "id", "email" FROM "Seeker"')
  await site.db().$transaction((tx) => removeAccount(tx, seeker))
  expect(await linksOf(lena)).toEqual({ emails: ['weiss@mail.example'], seekers: 0, messages: 1 })
  const stored =
    await all(`SELECT row_to_json(p)::text || (SELECT string_agg(row_to_json(m)::text, '') FROM "PersonMerge" m)
    || (SELECT string_agg(row_to_json(e)::text, '') FROM "AuditEntry" e) AS "text" FROM "Person" p`)
  expect(stored[0].text).not.toMatch(/Lena|lena@/)
  expect(stored[0].text).toContain('L. Weiss')
})

test("deleting one of a person's two accounts keeps what belongs to the other", async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena Weiss'),
    await addSeeker('old@mail.example', 'Lena Weiss'),
  ]
  await site.addPersonNote(admin, lena, { text: 'About the new one' })
  await site.addPersonNote(admin, other, { text: 'About the old one' })
  await client.query(
    `UPDATE "Person" SET "tags" = '{java}', "ownerId" = 1, "followUpAt" = '2030-01-02' WHERE "id" = $1`,
    [lena],
  )
  await merge(lena, other)
  const { removeAccount } = await import('@/lib/accounts/seekers/deletion-mutations')
  const [seeker] = await all(`SELECT "id", "email" FROM "Seeker" WHERE "email" = 'old@mail.example'`)
  await site.db().$transaction((tx) => removeAccount(tx, seeker))
  expect(await linksOf(lena)).toEqual({ emails: ['lena@mail.example'], seekers: 1, messages: 0 })
  expect((await site.getPerson(admin, lena)).notes.map(({ text }) => text)).toEqual(['About the new one'])
  expect(await all('SELECT "tags", "ownerId" FROM "Person"')).toEqual([{ tags: ['java'], ownerId: 1 }])
})

test('deleting the account that gave a person their name leaves the name of the other', async () => {
  const [lena, raj] = [
    await addSeeker('lena@mail.example', 'Lena Weiss'),
    await addSeeker('raj@mail.example', 'Raj Patel'),
  ]
  await addMessage('lena@mail.example', 'Lena Weiss')
  await site.addPersonNote(admin, lena, { text: 'About Lena' })
  await site.addPersonNote(admin, raj, { text: 'About Raj' })
  await merge(lena, raj)
  const { removeAccount } = await import('@/lib/accounts/seekers/deletion-mutations')
  const [seeker] = await all(`SELECT "id", "email" FROM "Seeker" WHERE "email" = 'lena@mail.example'`)
  await site.db().$transaction((tx) => removeAccount(tx, seeker))
  const { name, notes } = await site.getPerson(admin, lena)
  expect([name, notes.map(({ text }) => text)]).toEqual(['Raj Patel', ['About Raj']])
})

test('forgets the name of someone who was separated again, once their account is deleted', async () => {
  const [lena, other] = [
    await addSeeker('lena@mail.example', 'Lena Weiss'),
    await addSeeker('raj@mail.example', 'Raj Patel'),
  ]
  await site.undoMerge(admin, lena, await merge(lena, other))
  const { removeAccount } = await import('@/lib/accounts/seekers/deletion-mutations')
  const [seeker] = await all(`SELECT "id", "email" FROM "Seeker" WHERE "email" = 'raj@mail.example'`)
  await site.db().$transaction((tx) => removeAccount(tx, seeker))
  const [log] = await all(`SELECT string_agg(row_to_json(e)::text, '') AS "text" FROM "AuditEntry" e`)
  expect(log.text).not.toMatch(/Raj|raj@/)
  expect(log.text).toContain('Lena Weiss')
})
