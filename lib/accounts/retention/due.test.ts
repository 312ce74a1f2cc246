import type { Client } from 'pg'
import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'
import type { RetentionKind } from '@/lib/accounts/retention/schema'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const rule = { months: 3, updatedAt: daysAgo(400) }
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: Client
let site: typeof import('./queries') & Pick<typeof import('./mutations'), 'renewNotices'> & typeof import('@/lib/db')

beforeAll(async () => {
  database = await openEmptyDatabase()
  client = database.client
  const { renewNotices } = await import('./mutations')
  site = { ...(await import('./queries')), renewNotices, ...(await import('@/lib/db')) }
  await client.query(`
    INSERT INTO "StoredFile" ("name", "kind", "originalName", "mimeType", "size") VALUES ('a.pdf', 'RESUME', 'a.pdf', 'application/pdf', 1);
    INSERT INTO "Posting" ("firstName", "lastName", "email", "mobileNumber", "company", "jobTitle", "vacancies",
      "workDays", "experience", "salary", "location", "noticePeriod", "employmentType", "workMode", "description", "qualification")
    VALUES ('', '', 'e@mail.example', '', 'Acme', 'Welder', 1, '', '', '', '', '', 'FULL_TIME', 'ONSITE', '', '')`)
}, OPENING_MS)

afterAll(() => database.close())

beforeEach(() => client.query('TRUNCATE "Seeker" RESTART IDENTITY CASCADE'))

const addSeeker = (seen: Date, warned: Date | null) =>
  client.query(
    `INSERT INTO "Seeker" ("email", "verifiedAt", "lastSeenAt", "retentionWarnedAt") VALUES ('a@mail.example', now(), $1, $2)`,
    [seen, warned],
  )

async function addApplication(moved: Date, warned: Date | null): Promise<void> {
  await addSeeker(moved, null)
  await client.query(
    `INSERT INTO "Application" ("id", "postingId", "seekerId", "state", "studentName", "email", "mobileNumber", "resumeId",
      "termsVersion", "createdAt", "stateChangedAt", "retentionWarnedAt")
     VALUES (1, 1, 1, 'SHORTLISTED', 'Ann', 'a@mail.example', '', 1, '1', $1, $1, $2)`,
    [moved, warned],
  )
}

const isDue = async (kind: RetentionKind, step: 'warn' | 'delete') =>
  (await site.listDueIds(site.db(), kind, step, rule, 10)).length === 1
const both = async (kind: RetentionKind) => [await isDue(kind, 'warn'), await isDue(kind, 'delete')]

test('an unused account gets a notice and is deleted thirty days later', async () => {
  await addSeeker(daysAgo(130), null)
  expect(await both('accounts')).toEqual([true, false])
  await client.query('UPDATE "Seeker" SET "retentionWarnedAt" = $1', [daysAgo(31)])
  expect(await both('accounts')).toEqual([false, true])
})

test('an account that was used since its notice gets another one first', async () => {
  await addSeeker(daysAgo(130), daysAgo(200))
  expect(await both('accounts')).toEqual([true, false])
})

test('keeps an account whose application changed lately or has an interview ahead', async () => {
  await addApplication(daysAgo(130), null)
  await client.query('UPDATE "Seeker" SET "retentionWarnedAt" = $1', [daysAgo(31)])
  expect(await both('accounts')).toEqual([false, true])
  await client.query('UPDATE "Application" SET "stateChangedAt" = $1', [daysAgo(5)])
  expect(await both('accounts')).toEqual([false, false])
  await client.query('UPDATE "Application" SET "stateChangedAt" = $1', [daysAgo(130)])
  await client.query(
    `INSERT INTO "Interview" ("applicationId", "uid", "title", "kind", "place", "minutes", "timeZone", "state", "startsAt")
     VALUES (1, 'b', 'Talk', 'PHONE', '', 30, 'UTC', 'SCHEDULED', now() + interval '3 days')`,
  )
  expect(await both('accounts')).toEqual([false, false])
})

test('an account that an application kept since its notice gets another one first', async () => {
  await addApplication(daysAgo(130), null)
  await client.query('UPDATE "Seeker" SET "lastSeenAt" = $1, "retentionWarnedAt" = $2', [daysAgo(400), daysAgo(200)])
  await site.renewNotices()
  expect(await both('accounts')).toEqual([true, false])
  await client.query('UPDATE "Seeker" SET "retentionWarnedAt" = $1', [daysAgo(31)])
  await site.renewNotices()
  expect(await both('accounts')).toEqual([false, true])
})

test('keeps an application with an interview ahead', async () => {
  await addApplication(daysAgo(130), daysAgo(31))
  expect(await both('applications')).toEqual([false, true])
  await client.query(
    `INSERT INTO "Interview" ("applicationId", "uid", "title", "kind", "place", "minutes", "timeZone", "state", "startsAt")
     VALUES (1, 'a', 'Talk', 'PHONE', '', 30, 'UTC', 'SCHEDULED', now() + interval '3 days')`,
  )
  expect(await both('applications')).toEqual([false, false])
})

test.each(['SCHEDULED', 'PROPOSED'])(
  'an application with a recent interview (%s) gets another notice before its deletion',
  async (state) => {
    await addApplication(daysAgo(400), daysAgo(200))
    const happened = async (days: number) => {
      await client.query('DELETE FROM "Interview"')
      await client.query(
        `WITH i AS (
          INSERT INTO "Interview" ("applicationId", "uid", "title", "kind", "place", "minutes", "timeZone", "state", "startsAt")
          VALUES (1, 'a', 'Talk', 'PHONE', '', 30, 'UTC', $1::"InterviewState", $2) RETURNING "id")
        INSERT INTO "InterviewEvent" ("interviewId", "step", "actorKind", "actorName", "createdAt")
        SELECT "id", 'PROPOSED', 'ADMIN', 'Nora', $3 FROM i`,
        [state, state === 'SCHEDULED' ? daysAgo(days) : null, daysAgo(state === 'SCHEDULED' ? 210 : days)],
      )
      await site.renewNotices()
    }
    await happened(3)
    expect([...(await both('applications')), ...(await both('accounts'))]).toEqual([false, false, false, false])
    await happened(130)
    expect(await both('applications')).toEqual([true, false])
    await client.query('UPDATE "Application" SET "retentionWarnedAt" = $1', [daysAgo(31)])
    await client.query('UPDATE "Seeker" SET "retentionWarnedAt" = $1', [daysAgo(31)])
    await site.renewNotices()
    expect([...(await both('applications')), ...(await both('accounts'))]).toEqual([false, true, false, true])
  },
)

test("keeps an application that was moved between the job's stages lately", async () => {
  await addApplication(daysAgo(130), daysAgo(31))
  await client.query(
    `INSERT INTO "ApplicationEvent" ("applicationId", "state", "isStageOnly", "actorKind", "actorName", "createdAt")
     VALUES (1, 'SHORTLISTED', true, 'ADMIN', 'Nora', $1)`,
    [daysAgo(5)],
  )
  expect(await both('applications')).toEqual([false, false])
  await client.query('UPDATE "ApplicationEvent" SET "createdAt" = $1', [daysAgo(130)])
  await client.query('UPDATE "Application" SET "stateChangedAt" = $1, "retentionWarnedAt" = $2', [
    daysAgo(400),
    daysAgo(200),
  ])
  expect(await both('applications')).toEqual([false, true])
  await site.renewNotices()
  expect(await both('applications')).toEqual([true, false])
})
