import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'
import type { Admin } from '@/lib/auth/guards'

const DAY_MS = 24 * 60 * 60 * 1000
const admin = { kind: 'admin', id: 1, role: 'RECRUITER', name: 'Nora', email: 'nora@mail.example' } as Admin
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('./reports')

/** Old decisions have no id. */
const adminIds: Record<string, number> = {
  Nora: 1,
  'olga@mail.example': 2,
  'Nora before she married': 1,
  'Former Nora': 9,
}

type Event = [state: string, daysAgo: number, recruiter?: string, isUndone?: boolean]

async function addApplication(id: number, source: string, referrerHost: string, events: Event[]) {
  const [[, daysAgo] = ['NEW', 0]] = events
  const valid = events.filter(([, , , isUndone]) => !isUndone)
  const last = valid.at(-1)
  const answered = valid.find(([state, , recruiter]) => state !== 'NEW' && recruiter)
  await client.query(
    `INSERT INTO "Application" ("id", "postingId", "seekerId", "state", "studentName", "email", "mobileNumber", "resumeId", "termsVersion", "source", "referrerHost", "createdAt", "answeredAt", "stateChangedAt")
     VALUES ($1, 1, $1, $2, 'Ann', 'ann@mail.example', '', 1, '1', $3, $4, now() - $5 * interval '1 day', now() - $6 * interval '1 day', now() - $7 * interval '1 day')`,
    [id, last?.[0], source, referrerHost, daysAgo, answered?.[1], last?.[1]],
  )
  for (const [state, ago, recruiter, isUndone] of events)
    await client.query(
      `INSERT INTO "ApplicationEvent" ("applicationId", "state", "actorKind", "actorId", "actorName", "createdAt", "undoneAt")
       VALUES ($1, $2, $3, $4, $5, now() - $6 * interval '1 day', CASE WHEN $7 THEN now() END)`,
      [
        id,
        state,
        recruiter === 'Import' ? 'SYSTEM' : recruiter ? 'ADMIN' : 'SEEKER',
        adminIds[recruiter ?? ''],
        recruiter ?? 'ann@mail.example',
        ago,
        isUndone ?? false,
      ],
    )
}

async function addPosting(id: number, status: string, approvedBy: number) {
  await client.query(
    `INSERT INTO "Posting" ("id", "slug", "status", "approvedAt", "expiresAt", "firstName", "lastName", "email", "mobileNumber", "company", "jobTitle", "vacancies",
       "workDays", "experience", "salary", "location", "noticePeriod", "employmentType", "workMode", "description", "qualification")
     VALUES ($1, $3, $2, now(), now() + interval '9 days', '', '', 'e@mail.example', '', 'Acme', 'Welder', 1, '', '', '', '', '', 'FULL_TIME', 'ONSITE', '', '')`,
    [id, status, `job-${id}`],
  )
  for (const _again of [1, 2])
    await client.query(
      `INSERT INTO "AuditEntry" ("actorKind", "actorId", "actorName", "action", "subjectId") VALUES ('ADMIN', $1, '', 'posting.approved', $2)`,
      [approvedBy, id],
    )
}

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  site = await import('./reports')
  await client.query(`
    INSERT INTO "Admin" ("email", "name", "role") VALUES ('nora@mail.example', 'Nora', 'RECRUITER'), ('olga@mail.example', '', 'OWNER');
    INSERT INTO "StoredFile" ("name", "kind", "originalName", "mimeType", "size") VALUES ('a.pdf', 'RESUME', 'a.pdf', 'application/pdf', 1);
    INSERT INTO "Person" ("name", "ownerId") VALUES ('Ann', 2), ('Bo', 1);
    INSERT INTO "Seeker" ("email", "personId") SELECT n || '@mail.example', CASE WHEN n = 1 THEN 1 WHEN n < 5 THEN 2 END FROM generate_series(1, 8) n`)
  await addPosting(1, 'APPROVED', 1)
  await addPosting(2, 'EXPIRED', 2)
  await addApplication(1, '=cmd()', '', [
    ['NEW', 20],
    ['REVIEWED', 18, 'Nora before she married'],
    ['SHORTLISTED', 14, 'Nora'],
    ['HIRED', 10, 'Nora'],
  ])
  await addApplication(2, '', 'news.example', [
    ['NEW', 10],
    ['REVIEWED', 3, 'olga@mail.example'],
  ])
  await addApplication(3, '', '', [
    ['NEW', 6],
    ['REJECTED', 5, 'Nora', true],
  ])
  await addApplication(4, '=cmd()', '', [
    ['NEW', 100],
    ['REJECTED', 60, 'Nora'],
  ])
  await addApplication(5, '', '', [
    ['NEW', 300],
    ['REJECTED', 200, 'Nora'],
  ])
  await addApplication(6, 'import', '', [
    ['NEW', 25, 'Import'],
    ['REVIEWED', 25, 'Import'],
    ['SHORTLISTED', 2, 'Nora'],
  ])
  await addApplication(7, 'import', '', [
    ['NEW', 25, 'Import'],
    ['REJECTED', 1, 'Nora'],
  ])
  await client.query(`
    INSERT INTO "Interview" ("applicationId", "uid", "title", "kind", "place", "minutes", "timeZone", "state") VALUES
    (1, 'a', '', 'PHONE', '', 30, 'UTC', 'SCHEDULED'), (1, 'b', '', 'PHONE', '', 30, 'UTC', 'SCHEDULED'), (2, 'c', '', 'PHONE', '', 30, 'UTC', 'PROPOSED')`)
}, OPENING_MS)

afterAll(() => database.close())

async function linesOf(name: string, period: string): Promise<string[]> {
  const csv = await site.reports.find((each) => each.name === name)?.csv(admin, period)
  return `${csv}`.trimEnd().split('\r\n')
}

const rowsOf = async (name: string, period: string) => (await linesOf(name, period)).slice(1)

test.each([
  ['30', ['New,3,6,6.8', 'Reviewed,2,3.5,3.9', 'Shortlisted,2,3,3.8']],
  ['90', ['New,4,6.5,30.1', 'Reviewed,2,3.5,3.9', 'Shortlisted,2,3,3.8']],
  ['year', ['New,5,7,76', 'Reviewed,2,3.5,3.9', 'Shortlisted,2,3,3.8']],
])(
  'measures every stay that overlaps the period %s, without undone decisions and imported histories',
  async (period, rows) => {
    const [header, ...lines] = await linesOf('time-in-status', period)
    expect(header).toContain('status,applications,medianDays,days90thPercentile')
    expect(lines).toEqual(rows)
  },
)

test.each([
  ['30', ["'=cmd(),1,1,1,100", 'import,2,0,0,0', '(none),1,0,0,0', 'news.example,1,0,0,0']],
  ['year', ["'=cmd(),2,1,1,50", '(none),2,0,0,0', 'import,2,0,0,0', 'news.example,1,0,0,0']],
])('counts what became of the applications of the period %s by source, without formulas', async (period, rows) => {
  expect(await rowsOf('sources-to-hires', period)).toEqual(rows)
})

test('lists recruiters with the same name, former ones and old decisions apart', async () => {
  await client.query(`UPDATE "Admin" SET "name" = 'Nora' WHERE "id" = 2`)
  await addApplication(8, '', '', [
    ['NEW', 9],
    ['REVIEWED', 8, 'Former Nora'],
    ['SHORTLISTED', 7, 'Someone'],
  ])
  const rows = await rowsOf('recruiter-load', '30')
  await client.query(`DELETE FROM "Application" WHERE "id" = 8; UPDATE "Admin" SET "name" = '' WHERE "id" = 2`)
  expect(rows).toEqual(['Nora,2,1,5,2', 'Nora,0,0,1,7', 'Former Nora,0,0,1,1', 'Someone,0,0,1,'])
})

test.each([
  ['30', ['Nora,2,1,5,2', 'olga@mail.example,0,0,1,7']],
  ['year', ['Nora,2,1,7,40', 'olga@mail.example,0,0,1,7']],
])('adds up what each recruiter owns and decided in the period %s', async (period, rows) => {
  expect(await rowsOf('recruiter-load', period)).toEqual(rows)
})

test("doesn't count imported applications as answered or in the time to first response", async () => {
  const { getFigures } = await import('@/lib/console/dashboard/figure-queries')
  const days = { from: new Date(Date.now() - 30 * DAY_MS), until: new Date(Date.now() + DAY_MS) }
  const figures = await getFigures(days)
  expect(figures).toMatchObject({ applications: 5, answered: 2, unanswered: 1, answerSeconds: (4.5 * DAY_MS) / 1000 })
  const { applications } = await import('@/lib/hiring/applications/admin-list')
  const { applicationRows } = await import('@/lib/hiring/applications/list-queries')
  const query = applications.url.read({ progress: 'answered', date: 'month' })
  expect(await applicationRows.count(query, 100)).toEqual({ total: figures.answered })
})
