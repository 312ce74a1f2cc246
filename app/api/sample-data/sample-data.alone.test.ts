import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { applyTo } from '@/e2e/support/jobs'
import { newAdmin, newSeeker, signInAdmin } from '@/e2e/support/people'
import { rowCounts } from '@/e2e/support/tables'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import type { SampleData } from '@/lib/console/sample-data/schema'

const PATH = '/api/sample-data'
const MAX_MS = 600_000
const MAX_PAGES = 40
/** The demo company's marks, removed while this file runs so that removing sample data keeps it for other tests. */
let demo: { model: string; rowId: number; createdAt: Date }[]
let owner: Visitor

beforeAll(async () => {
  await settle()
  resetClock()
  demo = await query(`DELETE FROM "SampleRow" WHERE "origin" = 'DEMO' RETURNING "model", "rowId", "createdAt"`)
  owner = await signInAdmin()
}, MAX_MS)
afterAll(async () => {
  resetClock()
  await remove()
  await query(
    `INSERT INTO "SampleRow" ("model", "rowId", "origin", "createdAt")
    SELECT "model", "rowId", 'DEMO', "createdAt" FROM json_to_recordset($1::json)
      AS rows("model" text, "rowId" int, "createdAt" timestamptz)`,
    [JSON.stringify(demo)],
  )
}, MAX_MS)

/** Background jobs may still add or delete rows of earlier tests, which this file counts. */
async function settle() {
  let last = ''
  await until(async () => {
    const before = last
    await aFewTurns()
    last = JSON.stringify(await counts())
    return last === before
  })
}

async function current(): Promise<SampleData> {
  return (await owner.call('GET', PATH)).json as SampleData
}

async function change(method: 'POST' | 'DELETE', visitor = owner) {
  const rows = (await current()).rows.reduce((sum, row) => sum + row.demo + row.activity, 0)
  return visitor.call(method, PATH, { json: { rows } })
}

async function untilDone() {
  await until(async () => (await current()).change?.status !== 'running')
}

async function add() {
  const reply = await change('POST')
  await untilDone()
  return reply
}

async function remove() {
  const reply = await change('DELETE')
  await untilDone()
  return reply
}

/** Returns a boolean, because whole pages are too long for a failure message. */
async function shows(path: string, text: string, visitor = owner): Promise<boolean> {
  return (await visitor.call('GET', path, { headers: { accept: 'text/html' } })).text.includes(text)
}

/** Newer rows of other tests may fill the first pages of a list. */
async function showsOnSomePage(path: string, text: string): Promise<boolean> {
  for (let page = 1; page <= MAX_PAGES; page++)
    if (await shows(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, text)) return true
  return false
}

const BADGE = '>Sample</span>'
const SAMPLE_JOBS = '/applied-jobs?q=Quillstone'

/** Every list that can show sample activity, and the board. */
const lists = [
  '/adminappliedjobs?view=all',
  '/adminappliedjobs/board',
  '/adminappliedjobs/talent',
  '/adminpostjobs?view=all&search=Quillstone',
  '/adminregister',
  '/adminregister?tab=demos',
  '/adminregister?tab=later',
  '/blogs',
  '/contactus?view=all',
  '/jobs',
  '/partners?tab=comments',
]

/** Logs, this test's people, and what background jobs link and delete. */
const passing =
  'AuditEntry SampleChange Session UnusedFile Person PersonEmail OneTimeCode PasswordReset UsedChallenge IdempotentCall TaskFailure'

async function counts() {
  const isKept = ([table]: [string, unknown]) => !passing.split(' ').includes(table)
  return Object.fromEntries(Object.entries(await rowCounts()).filter(isKept))
}

/** Persons without an account, a demo registration or a message. */
const countOrphans = async () => {
  const none = (table: string) => `NOT EXISTS (SELECT 1 FROM "${table}" row WHERE row."personId" = p."id")`
  const without = ['Seeker', 'DemoRegistration', 'ContactMessage'].map(none).join(' AND ')
  const [found] = await query<{ count: number }>(`SELECT count(*)::int AS "count" FROM "Person" p WHERE ${without}`)
  return found?.count
}

test(
  'an owner adds twelve weeks of activity, marked everywhere, and removes every row of it',
  async () => {
    const before = await counts()
    const visitor = new Visitor()
    expect(await shows(SAMPLE_JOBS, 'Quillstone Software', visitor)).toBe(false)
    expect([200, 202]).toContain((await add()).status)

    const { rows, change: last } = await current()
    expect(last).toMatchObject({ kind: 'add', status: 'done' })
    expect(rows).toContainEqual({ model: 'Application', demo: 0, activity: 120 })
    expect(await shows(SAMPLE_JOBS, 'Quillstone Software', visitor)).toBe(true)
    expect(await shows('/blogsection', 'The first ten days of an opening', visitor)).toBe(true)
    expect(await shows('/dashboard', 'These figures include sample activity.')).toBe(true)
    for (const path of lists) expect([path, await showsOnSomePage(path, BADGE)]).toEqual([path, true])
    const [application] = await query<{ id: number }>(
      `SELECT max("rowId") AS id FROM "SampleRow" WHERE "model" = 'Application'`,
    )
    expect(await shows(`/adminappliedjobs/${application?.id}`, BADGE)).toBe(true)

    // Its people have been linked to persons by now, or will be while this waits.
    await until(
      async () =>
        (await query('SELECT 1 FROM "Seeker" WHERE "verifiedAt" IS NOT NULL AND "personId" IS NULL')).length === 0,
    )
    await remove()
    expect(await counts()).toEqual(before)
    expect(await countOrphans()).toBe(0)
    expect(await shows(SAMPLE_JOBS, 'Quillstone Software', visitor)).toBe(false)
    const trail = (await owner.call('GET', '/api/exports/audit?action=sample-data.removed')).text
    expect(trail).toContain('""Application"":120')
  },
  MAX_MS,
)

test(
  'simultaneous clicks, on the same button or on both, never mix',
  async () => {
    const [one, other] = await Promise.all([change('POST'), change('POST')])
    expect([one.status, other.status].every((status) => status === 200 || status === 202)).toBe(true)
    await untilDone()
    expect((await add()).status).toBe(200)
    expect((await current()).rows).toContainEqual({ model: 'Application', demo: 0, activity: 120 })
    await remove()
    expect((await remove()).status).toBe(200)
  },
  MAX_MS,
)

test(
  'never emails a sample person, whatever becomes due or an admin does',
  async () => {
    await add()
    const [found] = await query<{ id: number; jobId: number }>(
      `SELECT a."id", a."postingId" AS "jobId" FROM "Application" a JOIN "Posting" p ON p."id" = a."postingId"
    WHERE a."email" LIKE '%@sample.example' AND a."state" = 'NEW' AND p."status" = 'APPROVED' LIMIT 1`,
    )
    const rejected = await owner.call('PATCH', `/api/applications/${found?.id}`, { json: { state: 'rejected' } })
    expect(rejected.status).toBe(200)
    const [message] = await query<{ id: number }>(
      `SELECT "id" FROM "ContactMessage" WHERE "email" LIKE '%sample.example' AND "answeredAt" IS NULL LIMIT 1`,
    )
    const reply = { subject: 'Re: Hello', text: 'Thank you.' }
    expect((await owner.call('POST', `/contactus/${message?.id}/replies`, { json: reply })).status).toBe(201)
    await new Visitor().call('POST', '/api/v1/user/send-login-code', {
      json: { email: 'maya.lindqvist@sample.example' },
    })
    // Job alerts, reminders of saved jobs and closing jobs become due.
    moveClock(30)
    await aFewTurns()
    moveClock(62)
    await aFewTurns()
    await until(async () => (await query('SELECT FROM "MailRequest" LIMIT 1')).length === 0)
    const expired = `SELECT 1 FROM "Posting" WHERE "email" LIKE '%sample.example' AND "status" = 'EXPIRED'`
    await until(async () => (await query(expired)).length > 5)
    expect(await query(`SELECT "to", "subject" FROM "Mail" WHERE "to" LIKE '%sample.example'`)).toEqual([])
    resetClock()
    owner = await signInAdmin()
    await remove()
  },
  MAX_MS,
)

test(
  'keeps a sample job that a real person applied to, without its mark',
  async () => {
    await add()
    const [job] = await query<{ id: number }>(
      `SELECT "id" FROM "Posting" WHERE "jobTitle" = 'UX Designer' AND "email" LIKE '%sample.example'`,
    )
    const jobId = job?.id ?? 0
    const seeker = await newSeeker('Rae Real')
    expect((await applyTo(jobId, seeker)).status).toBe(201)
    expect((await current()).kept).toMatchObject({ jobs: 1 })
    await remove()
    const left = await query(
      `SELECT p."jobTitle", a."email" FROM "Posting" p JOIN "Application" a ON a."postingId" = p."id" WHERE p."id" = $1`,
      [jobId],
    )
    expect(left).toEqual([{ jobTitle: 'UX Designer', email: seeker.email }])
    expect(await query(`SELECT FROM "SampleRow" WHERE "rowId" = $1`, [jobId])).toEqual([])
    await query('DELETE FROM "Application" WHERE "postingId" = $1', [jobId])
    await query('DELETE FROM "Posting" WHERE "id" = $1', [jobId])
  },
  MAX_MS,
)

test(
  'changes nothing for other roles, or if the owner saw fewer rows than there are',
  async () => {
    for (const role of ['RECRUITER', 'EDITOR'] as const) {
      const admin = await newAdmin(role)
      expect((await change('POST', admin)).status).toBe(403)
      expect((await change('DELETE', admin)).status).toBe(403)
    }
    const stale = await owner.call('POST', PATH, { json: { rows: 3 } })
    expect(stale).toMatchObject({ status: 409, json: { current: { rows: [] } } })
    expect((await owner.call('POST', PATH, { json: { rows: '0' } })).status).toBe(400)
    expect((await current()).rows).toEqual([])
  },
  MAX_MS,
)
