import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { fillApplications } from '@/bench/list-rows'
import type { Admin } from '@/lib/auth/guards'
import { MAX_TAB_COUNT, readList } from '@/lib/console/lists/admin-list'
import { MAX_COUNTED } from '@/lib/console/lists/list'
import { db } from '@/lib/db'
import { applications } from '@/lib/hiring/applications/admin-list'
import { applicationQueries, sourceOf } from '@/lib/hiring/applications/list-queries'
import { applicationStateNames, applicationStates } from '@/lib/hiring/applications/states'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { freePort } from '@/server/free-port'

const APPLICATIONS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'portal-applications-'))
const admin = { id: 1, role: 'OWNER' } as Admin
let database: Awaited<ReturnType<typeof startPostgres>> | undefined
// Modules that read the environment as they are loaded: they are loaded when it says where the database is.
let dashboard: typeof import('@/lib/console/dashboard/mutations') & typeof import('@/lib/console/dashboard/queries')

beforeAll(async () => {
  // PostgreSQL runs as a user of its own where these tests run as root.
  chmodSync(folder, 0o755)
  database = await startPostgres(join(folder, 'postgres'), await freePort())
  process.env.DATABASE_URL = database.url
  await applyMigrations(database.url)
  dashboard = {
    ...(await import('@/lib/console/dashboard/mutations')),
    ...(await import('@/lib/console/dashboard/queries')),
  }
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await fillApplications(client, APPLICATIONS)
  await client.query(`UPDATE "Application" SET "state" = 'WITHDRAWN', "source" = 'job-fair' WHERE "id" % 10000 = 0`)
  await client.query(
    `UPDATE "Application" SET "answeredAt" = "createdAt" + interval '1 day' WHERE "answeredAt" IS NOT NULL`,
  )
  await client.query('ANALYZE')
  await client.end()
}, 180_000)

afterAll(async () => {
  if (process.env.DATABASE_URL) await db().$disconnect()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

const lists = [
  {},
  { job: '7' },
  { source: 'linkedin' },
  { search: 'person777@' },
  { search: 'zookeeper' },
  { search: 'asha verma' },
  { search: 'asha' },
  { search: 'engineer' },
  { search: 'engineer', job: '56' },
  { search: 'er', date: 'week' },
  { search: 'er', progress: 'unanswered' },
  { search: 'e' },
]

test.each(lists)(
  'the tabs of %j, counted together, are what each is by itself, and what there is',
  async (asked) => {
    const query = applications.address.read({ ...asked, view: 'all' })
    const { counts, total } = (await applicationQueries.countTabs?.(query, MAX_TAB_COUNT)) ?? {}
    const byThemselves = applicationStateNames.map(async (state) => {
      return [state, await applicationQueries.count({ ...query, state }, MAX_TAB_COUNT)] as const
    })
    expect(counts).toEqual(Object.fromEntries(await Promise.all(byThemselves)))
    const all = await applicationQueries.count(query)
    expect(total ?? Math.min(all, MAX_COUNTED + 1)).toBe(Math.min(all, MAX_COUNTED + 1))
    for (const state of ['', 'new', 'rejected', 'hired'])
      expect(await totalOf({ ...asked, view: 'all', state })).toBe(
        Math.min(await applicationQueries.count({ ...query, state }), MAX_COUNTED),
      )
  },
  60_000,
)

const totalOf = async (query: Record<string, unknown>) => (await readList(admin, applications, query)).total

test('what a search counts is what has the words', async () => {
  const rows = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS "total" FROM "Application" a JOIN "Posting" p ON p."id" = a."postingId"
    WHERE a."studentName" ILIKE '%an%' OR a."email" ILIKE '%an%' OR p."jobTitle" ILIKE '%an%' OR p."company" ILIKE '%an%'
    GROUP BY a."state" ORDER BY a."state"`
  const { counts } =
    (await applicationQueries.countTabs?.(applications.address.read({ search: 'an' }), APPLICATIONS)) ?? {}
  expect(Object.values(counts ?? {}).filter(Boolean)).toEqual(rows.map(({ total }) => total))
}, 60_000)

test.each(['an', 'data', 'asha', 'person77'])(
  'a page of a search for "%s" has those that have the words, in order',
  async (search) => {
    const like = `%${search}%`
    const expected = await db().$queryRaw<{ id: number }[]>`
    SELECT a."id" FROM "Application" a JOIN "Posting" p ON p."id" = a."postingId"
    WHERE a."studentName" ILIKE ${like} OR a."email" ILIKE ${like} OR p."jobTitle" ILIKE ${like} OR p."company" ILIKE ${like}
    ORDER BY a."createdAt" DESC, a."id" DESC LIMIT 20 OFFSET 40`
    expect(expected).toHaveLength(20)
    const query = applications.address.read({ search, view: 'all' })
    expect(await applicationQueries.ids(query, { skip: 40, take: 20 })).toEqual(expected)
  },
)

test('tabs of a search are counted anew each time', async () => {
  const asked = { search: 'person77@', view: 'all' }
  const before = await countsOf(asked)
  const { id, state } = await db().application.findFirstOrThrow({ where: { email: 'person77@mail.example' } })
  await db().application.update({ where: { id }, data: { state: 'HIRED' }, select: { id: true } })
  const { name } = applicationStates[state]
  expect(await countsOf(asked)).toEqual({ ...before, [name]: (before?.[name] ?? 0) - 1, hired: 1 })
})

const countsOf = async (query: Record<string, unknown>) => (await readList(admin, applications, query)).counts

test('a source that few came from is found by its index', async () => {
  const plan = await db().$queryRaw<object[]>`
    EXPLAIN SELECT a."id" FROM "Application" a WHERE ${sourceOf} = ${'job-fair'} ORDER BY a."createdAt" DESC LIMIT 20`
  expect(JSON.stringify(plan)).toContain('Application_cameFrom_idx')
  expect(await totalOf({ source: 'job-fair', view: 'all' })).toBe(APPLICATIONS / 10_000)
})

describe('the dashboard', () => {
  const shown = async () => ({ ...(await dashboard.getTiles(admin)), ...(await dashboard.getActivity(admin)) })

  test('shows what was counted beside requests, which is what a request would count', async () => {
    const live = await shown()
    expect(live.applications).toMatchObject({ weeks: expect.anything() })
    await dashboard.countDashboard()
    await addApplication()
    expect(await shown()).toEqual(live)
    await countAgain()
    const { figures } = await shown()
    expect(figures?.applications).toBe((live.figures?.applications ?? 0) + 1)
  }, 60_000)

  test('does not show what was counted long ago or for other days', async () => {
    await addApplication()
    const kept = await shown()
    for (const data of [
      { countedAt: new Date(Date.now() - 16 * 60_000) },
      { countedAt: new Date(), until: new Date('2026-01-01T00:00:00Z') },
    ]) {
      await db().dashboardCount.updateMany({ data })
      expect((await shown()).figures?.applications).toBe((kept.figures?.applications ?? 0) + 1)
    }
  }, 60_000)

  test('counts on each request where there are few', async () => {
    await db().$executeRaw`DELETE FROM "Application" WHERE "id" > 1000`
    await countAgain()
    expect(await db().dashboardCount.count()).toBe(0)
    const { figures } = await shown()
    await addApplication()
    expect((await shown()).figures?.applications).toBe((figures?.applications ?? 0) + 1)
  }, 60_000)

  async function countAgain() {
    await db().taskTurn.update({
      where: { task: 'count-dashboard' },
      data: { nextAt: new Date(0) },
      select: { task: true },
    })
    await dashboard.countDashboard()
  }

  // Every fiftieth seeker applied to job 1 of the popular ones, and none of these to job 3.
  let seekerId = 1_000
  const addApplication = () => {
    seekerId += 50
    return db().$executeRaw`
      INSERT INTO "Application" ("postingId", "seekerId", "studentName", "email", "mobileNumber", "resumeId", "termsVersion")
      SELECT 3, ${seekerId}, 'Uma', 'uma@mail.example', '1', "id", '1' FROM "StoredFile" LIMIT 1`
  }
})
