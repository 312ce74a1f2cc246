import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'
import type { Admin } from '@/lib/auth/guards'
import type { tableRows } from '@/lib/console/lists/queries'

const admin = { kind: 'admin', id: 1, role: 'OWNER', name: 'Nora', email: 'nora@mail.example' } as Admin
const PEOPLE = 12_000
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('@/lib/console/lists/admin-list') &
  typeof import('@/lib/hiring/persons/admin-list') &
  typeof import('@/lib/hiring/talent/admin-list') &
  typeof import('@/lib/people/contacts/admin-list')

/**
 * Every person is called Ada, every fourth Common, one in 600 Rare, and the oldest 3,000 Early. Five people at a time have
 * the same date. All words are also in a contact message.
 */
const NAME = `'Ada' || CASE WHEN n % 4 = 0 THEN ' Common' ELSE '' END || CASE WHEN n % 600 = 0 THEN ' Rare' ELSE '' END
  || CASE WHEN n <= 3000 THEN ' Early' ELSE '' END`
const TIME = `'2026-01-01'::timestamptz + n / 5 * interval '1 minute'`
const EMAIL = `'person' || n || '@mail.example'`

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  site = {
    ...(await import('@/lib/console/lists/admin-list')),
    ...(await import('@/lib/hiring/persons/admin-list')),
    ...(await import('@/lib/hiring/talent/admin-list')),
    ...(await import('@/lib/people/contacts/admin-list')),
  }
  const each = `FROM generate_series(1, ${PEOPLE}) AS n`
  await client.query(`INSERT INTO "Person" ("id", "name", "createdAt") SELECT n, ${NAME}, ${TIME} ${each}`)
  await client.query(`INSERT INTO "Seeker" ("id", "personId", "userName", "email", "mobile", "verifiedAt", "createdAt")
    SELECT n, n, ${NAME}, ${EMAIL}, '', ${TIME}, ${TIME} ${each}`)
  await client.query(`INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text", "createdAt")
    SELECT n, 'later-jobs', '1', 'x', ${TIME} ${each}`)
  await client.query(`INSERT INTO "ContactMessage" ("id", "name", "email", "mobile", "subject", "message", "createdAt")
    SELECT n, 'Asha', ${EMAIL}, '', ${NAME}, 'x', ${TIME} ${each}`)
  await client.query('ANALYZE')
}, OPENING_MS)

afterAll(() => database.close())

type Query = { search: string; page?: number; direction?: string }

async function shown(list: 'persons' | 'talent' | 'contactMessages', query: Query) {
  const { rows, total, isMore } = await site.readList(admin, site[list] as never, query)
  return { ids: (rows as { id: number }[]).map(({ id }) => id), total, isMore }
}

/** The same page from all names, newest first. Ids are in the order of dates. */
function expected({ search, page = 1, direction = 'desc' }: Query) {
  const has: Record<string, (n: number) => boolean> = {
    ada: () => true,
    common: (n) => n % 4 === 0,
    rare: (n) => n % 600 === 0,
    early: (n) => n <= 3_000,
    'common early': (n) => n % 4 === 0 && n <= 3_000,
    'common rare': (n) => n % 600 === 0,
    zebra: () => false,
    ad: () => true,
  }
  const all = Array.from({ length: PEOPLE }, (_, index) => index + 1).filter((n) => has[search]?.(n))
  if (direction === 'desc') all.reverse()
  const total = Math.min(all.length, 10_000)
  return { ids: all.slice((page - 1) * 20, page * 20), total, isMore: all.length > 10_000 }
}

const words: [string, Query][] = [
  ['a word that everyone has', { search: 'ada' }],
  ['a deep page', { search: 'ada', page: 400 }],
  ['a common word', { search: 'common' }],
  ['a later page of a common word', { search: 'common', page: 3 }],
  ['the oldest first', { search: 'common', direction: 'asc' }],
  ['a rare word', { search: 'rare' }],
  ['a common word that only old rows have', { search: 'early' }],
  ['no match', { search: 'zebra' }],
]
const severalWords: [string, Query][] = [
  ['two common words', { search: 'common early' }],
  ['a common and a rare word', { search: 'common rare' }],
  ['two letters', { search: 'ad' }],
]

describe.each(['persons', 'talent'] as const)('%s', (list) => {
  test.each([...words, ...severalWords])('finds, counts and sorts %s', async (_what, query) => {
    expect(await shown(list, query)).toEqual(expected(query))
  })

  test.each([...words, ...severalWords])('finds the same row by row and without counting: %s', async (_what, query) => {
    const { rows, url } = site[list]
    const { page = 1 } = query
    const slice = { skip: (page - 1) * 20, take: 20 }
    for (const counted of [undefined, { total: PEOPLE }]) {
      const found = await rows.ids(url.read(query), { ...slice, counted })
      expect(found.map(({ id }) => id)).toEqual(expected(query).ids)
    }
  })

  test('sorts the ids found by counting without searching again', async () => {
    const { rows, url } = site[list]
    const slice = { skip: 1, take: 2, counted: { total: 4, ids: [40, 4_000, 8, 400] } }
    const found = await rows.ids(url.read({ search: 'zebra' }), slice)
    expect(found.map(({ id }) => id)).toEqual([400, 40])
  })
})

test.each([
  ['asc', [2, 4, 3]],
  ['desc', [4, 2, 3]],
])('lists people without a follow-up last, %sending', async (direction, ids) => {
  await client.query(`UPDATE "Person" SET "followUpAt" = make_date(2026, 1, "id") WHERE "id" IN (2, 4)`)
  const { rows, url } = site.persons
  const query = url.read({ search: 'ada', sort: 'follow-up', direction })
  const found = await rows.ids(query, { skip: 0, take: 3, counted: { total: 3, ids: [3, 2, 4] } })
  expect(found.map(({ id }) => id)).toEqual(ids)
})

test.each(words)('counts and sorts contact messages with %s', async (_what, query) => {
  expect(await shown('contactMessages', query)).toEqual(expected(query))
})

test.each([0, 1, 198, 199, 200, 1_500, 2_999])('finds the neighbors of row %d of a search', async (at) => {
  const ids = everyFourth()
  const found = await neighborsOf('common', ids[at] as number)
  expect(found).toEqual({ place: at + 1, total: 3_000, before: ids[at - 1] ?? null, after: ids[at + 1] ?? null })
})

test.each([11_999, 41])('finds the neighbors of message %d, which isn’t in the list anymore', async (id) => {
  const ids = [...everyFourth(), id].toSorted((one, other) => other - one)
  const at = ids.indexOf(id)
  const found = await neighborsOf('common', id)
  expect(found).toEqual({ place: at + 1, total: 3_001, before: ids[at - 1] ?? null, after: ids[at + 1] ?? null })
})

/** Newest first. */
const everyFourth = () => Array.from({ length: PEOPLE / 4 }, (_, index) => PEOPLE - index * 4)

function neighborsOf(search: string, id: number) {
  const { rows, url } = site.contactMessages
  return (rows as unknown as ReturnType<typeof tableRows>).neighbors(url.read({ search }), id)
}

test('finds people by a word in many resumes, but only if they agreed to be found', async () => {
  await client.query(`INSERT INTO "StoredFile" ("id", "name", "kind", "originalName", "mimeType", "size")
    SELECT n, 'resume-' || n || '.pdf', 'RESUME', 'resume.pdf', 'application/pdf', 1 FROM generate_series(1, 3000) AS n`)
  await client.query(`INSERT INTO "ResumeText" ("fileId", "state", "text") SELECT n, 'READ', 'Kubernetes'
    FROM generate_series(1, 3000) AS n ON CONFLICT ("fileId") DO UPDATE SET "text" = excluded."text"`)
  await client.query(
    `INSERT INTO "Profile" ("seekerId", "resumeId") SELECT ${PEOPLE} + 1 - n, n FROM generate_series(1, 3000) AS n`,
  )
  await client.query(`UPDATE "Consent" SET "withdrawnAt" = now() WHERE "seekerId" = $1`, [PEOPLE])
  const ids = Array.from({ length: 20 }, (_, index) => PEOPLE - 1 - index)
  for (const list of ['persons', 'talent'] as const)
    for (const search of ['kubernetes', 'kubernetes ada', 'kubernetes kubernetes'])
      expect(await shown(list, { search })).toEqual({ ids, total: 2_999, isMore: false })
  for (const list of ['persons', 'talent'] as const) {
    const { rows, url } = site[list]
    const rowByRow = await rows.ids(url.read({ search: 'kubernetes' }), {
      skip: 0,
      take: 20,
      counted: { total: PEOPLE },
    })
    expect(rowByRow.map(({ id }) => id)).toEqual(ids)
  }
})
