import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedJobs } from '@/bench/job-rows'
import { db } from '@/lib/db'
import { MAX_COUNTED } from '@/lib/jobs/board/queries'
import { listOpenJobParts, listOpenJobSlugs } from '@/lib/jobs/postings/queries'
import { readSearch } from '@/lib/jobs/postings/search'
import { publicWhere } from '@/lib/jobs/postings/search-conditions'
import {
  countJobs,
  countRemoteToo,
  countStatement,
  listJobs,
  pageStatement,
  readFacets,
  readsFewerInOrder,
} from '@/lib/jobs/postings/search-queries'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { freePort } from '@/server/free-port'

const folder = mkdtempSync(join(tmpdir(), 'portal-board-'))
let time: Date
let database: Awaited<ReturnType<typeof startPostgres>> | undefined
// Modules that read the environment as they are loaded: they are loaded when it says where the database is.
let board: typeof import('@/lib/jobs/board/mutations')
let landings: typeof import('@/lib/jobs/landings/queries')

beforeAll(async () => {
  // PostgreSQL runs as a user of its own where these tests run as root.
  chmodSync(folder, 0o755)
  database = await startPostgres(join(folder, 'postgres'), await freePort())
  process.env.DATABASE_URL = database.url
  await applyMigrations(database.url)
  board = await import('@/lib/jobs/board/mutations')
  landings = await import('@/lib/jobs/landings/queries')
  await seedJobs(database.url, MAX_COUNTED + 500)
  await placeSome()
  // A process asks once in a while how large the board is, so it is counted before anything is asked.
  time = new Date()
  await board.countOpenJobs()
  await board.countLandings()
}, 180_000)

afterAll(async () => {
  if (process.env.DATABASE_URL) await db().$disconnect()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Jobs of several places at once, of other countries, from home, and one at the edge of what lies within 50 km of Austin. */
async function placeSome() {
  const [austin, dallas, pune] = [
    [30.27, -97.74],
    [32.78, -96.81],
    [18.52, 73.86],
  ] as const
  // 50 km are 0.44966 degrees of latitude.
  const [inside, outside] = [
    [austin[0] + 0.4496, austin[1]],
    [austin[0] + 0.4497, austin[1]],
  ] as const
  const both = { cities: ['Dallas', 'Pune'], regions: ['TX', 'Maharashtra'], countries: ['US', 'IN'] }
  const texas = { regions: ['TX'], countries: ['US'] }
  const changes = [
    { points: [...dallas, ...pune], ...both },
    { points: [...austin, ...dallas], ...texas, mayBeRemote: true },
    { points: [...inside], ...texas },
    { points: [...outside], ...texas },
    { points: [], regions: [], countries: ['CA'], workMode: 'REMOTE' as const },
  ]
  for (const [at, data] of changes.entries())
    await db().posting.update({ where: { id: at + 1 }, data, select: { id: true } })
}

const searches = [
  '',
  'posted=24h',
  'posted=7d&type=Remote',
  'salary=150000',
  'salary=95000&paid=only',
  'location=India&experience=5%2B',
  'location=USA&location=Remote&type=Hybrid&experience=0-1',
  'location=Unclear',
  'near=Austin',
  'near=Austin&radius=25km',
  'near=Dallas&near=Pune',
  'near=Austin&near=Dallas&radius=100mi&type=Hybrid&posted=7d&salary=95000',
  'near=Austin&remote=too&experience=5%2B',
  'near=Texas&location=India',
  'near=India&remote=too',
  'near=Canada',
  'near=Denver',
  'near=Nowherville',
]

test.each(searches)('what was counted beside requests is what a search for "%s" finds', async (query) => {
  const filters = readSearch(query)
  const [exact] = await db().$queryRaw<{ total: number }[]>(countStatement(filters, time))
  expect(await countJobs(filters, time)).toEqual({
    total: exact?.total,
    isEstimate: false,
    isLenient: false,
    ids: null,
  })
})

test('what is counted near a place are the jobs with a point there, as far as the distance reaches', async () => {
  const found = await countJobs(readSearch('near=Austin'), time)
  const [exact] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM "Posting" WHERE "id" IN (2, 3) OR "id" > 5 AND "cities" = '{Austin}'`
  expect(found.total).toBe(exact?.total)
  expect(found.total).toBeGreaterThan(1_000)
  const farther = await countJobs(readSearch('near=Austin&radius=50mi'), time)
  expect(farther.total).toBe(found.total + 1)
})

test.each([
  'near=Austin',
  'near=Austin&page=12',
  'near=Austin&sort=pay&page=3',
  'near=Austin&remote=too&type=Remote',
  'near=Dallas&near=Pune&radius=100mi&posted=7d',
  'near=Texas&experience=2-4',
  'near=Austin&type=Hybrid&experience=0-1',
])('a page of "%s" is the same whether its jobs are looked for in their order or by their points', async (query) => {
  const filters = readSearch(query)
  const { total, jobs } = await listJobs(filters, time)
  const ids = (isInOrder: boolean) =>
    db().$queryRaw<{ id: number }[]>(pageStatement(filters, time, { total, isInOrder }))
  const byPoints = await ids(false)
  expect(byPoints).toHaveLength(20)
  expect(await ids(true)).toEqual(byPoints)
  expect(jobs.map(({ id }) => ({ id }))).toEqual(byPoints)
})

test.each(['q=team&sort=newest&page=3', 'q=team&sort=pay&type=Remote'])(
  'a page of "%s" is the same whether its jobs are looked for in their order or by their words',
  async (query) => {
    const filters = readSearch(query)
    const { total } = await countJobs(filters, time)
    const [inOrder, byWords] = await Promise.all(
      [true, false].map((isInOrder) =>
        db().$queryRaw<{ id: number }[]>(pageStatement(filters, time, { total, isInOrder })),
      ),
    )
    expect(inOrder).toHaveLength(20)
    expect(byWords).toEqual(inOrder)
  },
)

test('the order is gone through for a first page of frequent words, and not for a late one', async () => {
  const filters = readSearch('q=team&sort=newest')
  const { total, isEstimate } = await countJobs(filters, time)
  expect(isEstimate).toBe(true)
  expect(await readsFewerInOrder(filters, time, total)).toBe(true)
  expect(await readsFewerInOrder({ ...filters, page: 600 }, time, total)).toBe(false)
})

test('the order is gone through for a first page near a place with many jobs, and not for one with few', async () => {
  const isInOrder = async (query: string) => {
    const filters = readSearch(query)
    return readsFewerInOrder(filters, time, (await countJobs(filters, time)).total)
  }
  expect(await isInOrder('near=Austin')).toBe(true)
  expect(await isInOrder('near=Austin&page=60')).toBe(false)
  expect(await isInOrder('near=Austin&type=Hybrid&experience=0-1&posted=24h')).toBe(false)
})

test('remote jobs beside those near a place are told of as many as the search for them adds', async () => {
  const filters = readSearch('near=Austin&posted=7d')
  const found = await countJobs(filters, time)
  const { total } = await countJobs(readSearch('near=Austin&posted=7d&remote=too'), time)
  const [exact] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM "Posting"
    WHERE ${publicWhere({ ...filters, remote: 'too' }, time)} AND NOT (${publicWhere(filters, time)})`
  expect(exact?.total).toBeGreaterThan(0)
  expect(await countRemoteToo(filters, found)).toBe(exact?.total)
  expect(total - found.total).toBe(exact?.total)
})

test('so are the numbers beside the choices', async () => {
  const facets = await readFacets(readSearch('type=Hybrid&experience=2-4'), { isLenient: false, ids: null })
  for (const [choice, query] of [
    ['posted:3d', 'type=Hybrid&experience=2-4&posted=3d'],
    ['type:Remote', 'type=Remote&experience=2-4'],
    ['location:India', 'type=Hybrid&experience=2-4&location=India'],
    ['experience:5+', 'type=Hybrid&experience=5%2B'],
  ] as const) {
    const [exact] = await db().$queryRaw<{ total: number }[]>(countStatement(readSearch(query), time))
    expect([choice, facets[choice]]).toEqual([choice, exact?.total])
  }
  const near = await readFacets(readSearch('near=Austin&type=Hybrid'), { isLenient: false, ids: null })
  for (const [choice, query] of [
    ['type:Onsite', 'near=Austin&type=Onsite'],
    ['location:India', 'near=Austin&type=Hybrid&location=India'],
    ['experience:2-4', 'near=Austin&type=Hybrid&experience=2-4'],
  ] as const) {
    const [exact] = await db().$queryRaw<{ total: number }[]>(countStatement(readSearch(query), time))
    expect([choice, near[choice]]).toEqual([choice, exact?.total])
  }
})

test('of a frequent word the number is an estimate, and nobody turns more than ten pages', async () => {
  const [exact] = await db().$queryRaw<{ total: number }[]>(countStatement(readSearch('q=engineer'), time))
  expect(await listJobs(readSearch('q=engineer'), time)).toMatchObject({ total: exact?.total, isEstimate: false })
  const found = await listJobs(readSearch('q=team&page=99'), time)
  expect(found).toMatchObject({ isEstimate: true, page: 10, pages: 10 })
  expect(found.total / (MAX_COUNTED + 500)).toBeCloseTo(1, 1)
  expect(found.jobs).toHaveLength(20)
})

test('words that no job says find none', async () => {
  expect(await listJobs(readSearch('q=zookeeper'), time)).toMatchObject({ total: 0, isEstimate: false, jobs: [] })
})

test('words are looked for in titles and texts alike, whatever finds them first', async () => {
  for (const query of [
    'q=lead sap consultant',
    'q=power bi&type=Remote',
    'q=data&experience=2-4',
    'q=force&sort=newest',
  ]) {
    const filters = readSearch(query)
    const [exact] = await db().$queryRaw<{ total: number }[]>(countStatement(filters, time))
    const found = await listJobs(filters, time)
    if (!found.isEstimate) expect([query, found.total]).toEqual([query, exact?.total])
    const ids = found.jobs.map(({ id }) => id)
    const said = await db().$queryRaw<{ id: number }[]>`
      SELECT "id" FROM "Posting" WHERE ${publicWhere(filters, time)} AND "id" = ANY(${ids}::int[])`
    const shown = Math.min(20, exact?.total ?? 0)
    expect([query, ids.length, said.length]).toEqual([query, shown, shown])
  }
})

test('of a frequent word beside filters the jobs with it in the title come first, the newest before', async () => {
  const { jobs, isEstimate } = await listJobs(readSearch('q=team&type=Remote'), time)
  expect(isEstimate).toBe(true)
  const dates = jobs.map(({ approvedAt }) => approvedAt?.getTime() ?? 0)
  expect(dates).toEqual([...dates].sort((one, other) => other - one))
  expect(new Set(jobs.map(({ workMode }) => workMode))).toEqual(new Set(['REMOTE']))
})

test('the parts of the site map name every open job once', async () => {
  const parts = await listOpenJobParts(5_000)
  expect(parts).toEqual([0, 1, 2])
  const slugs = await Promise.all(
    parts.map((part) => listOpenJobSlugs({ from: part * 5_000, below: (part + 1) * 5_000, take: 40_000 })),
  )
  expect(slugs.map(({ length }) => length)).toEqual([4_999, 5_000, 501])
  expect(new Set(slugs.flat().map(({ slug }) => slug)).size).toBe(MAX_COUNTED + 500)
})

test('a landing page tells of its jobs what was counted', async () => {
  const found = await landings.findLanding('role', 'sap-consultant', 1)
  const where = { status: 'APPROVED', jobTitle: { contains: 'SAP' } } as const
  expect(found?.numbers.total).toBe(await db().posting.count({ where }))
  expect(found?.numbers.stated).toBe(await db().posting.count({ where: { ...where, monthlyPayInr: { not: null } } }))
  expect(found?.jobs).toHaveLength(20)
})

test('a board that has become small is counted as it is asked', async () => {
  await db().posting.updateMany({ where: { id: { gt: 40 } }, data: { status: 'EXPIRED' } })
  await db().taskTurn.updateMany({ data: { nextAt: time } })
  await board.countOpenJobs()
  await board.countLandings()
  expect(await db().openJobCount.count()).toBe(0)
  expect(await db().openJobPlace.count()).toBe(0)
  expect(await db().openJobPlaceCount.count()).toBe(0)
  expect(await db().landingCount.count()).toBe(0)
}, 60_000)

test('between two turns nobody counts again', async () => {
  await db().openJobCount.deleteMany()
  await db().posting.updateMany({ where: {}, data: { status: 'APPROVED' } })
  await board.countOpenJobs()
  expect(await db().openJobCount.count()).toBe(0)
}, 60_000)
