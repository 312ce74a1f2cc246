import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { mailsTo } from '@/e2e/support/mail'
import { newEmail, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { setRule } from '@/e2e/support/retention'
import { required } from '@/e2e/support/settings'
import { storeHolds } from '@/e2e/support/store'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

/** A webhook that's paused, so that its events stay. */
async function newPausedHook(): Promise<number> {
  const [hook] = await query<{ id: number }>(
    `INSERT INTO "WebhookEndpoint" ("name", "url", "events", "sealedSecret", "createdBy", "pausedAt", "pauseReason")
     VALUES ('Test', 'https://hooks.example', '{application.deleted,person.deleted}', '', 'Test', now(), 'owner') RETURNING "id"`,
  )
  return hook?.id ?? 0
}

async function eventsAbout(hookId: number, personId: number): Promise<string[]> {
  const rows = await query<{ type: string }>(
    `SELECT "type" FROM "WebhookDelivery" WHERE "endpointId" = $1 AND "subject" = $2 ORDER BY "id"`,
    [hookId, `person:${personId}`],
  )
  return rows.map(({ type }) => type)
}

/**
 * Sets the clock back 125 days to create the rows, so that nothing else has expired. Warnings are sent 31 days ago and
 * deletions happen today.
 */
describe('data older than a rule of three months', () => {
  const [MADE, WARNED, AN_HOUR_LATER] = [-125, -31, -31 + 1.1 / 24]
  const subject = `Old words ${Date.now()}`
  const words = `retained resume ${Date.now()}`
  let sleeper: TestSeeker
  let comer: TestSeeker
  let hookId = 0
  let people: number[] = []

  beforeAll(async () => {
    sleeper = await newSeeker('Sam Sleeper')
    comer = await newSeeker('Cora Comer')
    const jobId = await newApprovedJob(owner)
    hookId = await newPausedHook()
    const emails = [sleeper.email, comer.email]
    const found = await query<{ id: number }>(`SELECT "id" FROM "Seeker" WHERE "email" = ANY($1) ORDER BY "id"`, [
      emails,
    ])
    people = found.map(({ id }) => id)
    moveClock(MADE)
    for (const { visitor, email } of [sleeper, comer]) {
      await visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
      expect((await applyTo(jobId, { ...sleeper, visitor, email }, pdfResume(`${words} ${email}`))).status).toBe(201)
    }
    const message = { name: 'Old Writer', email: newEmail('writer'), mobile: '9000000000', subject, message: 'Words' }
    await new Visitor().call('POST', '/contactus/add', { json: message })
    await query(
      `WITH i AS (INSERT INTO "JobImport" ("content", "fileName", "state", "samples", "adminId", "adminName")
         VALUES ('PEOPLE', 'people.csv', 'DONE', '[]', 1, 'Test') RETURNING "id")
       INSERT INTO "JobImportRow" ("importId", "number", "cells", "email") SELECT "id", 2, ARRAY[$1], $1 FROM i`,
      [sleeper.email],
    )
    owner = await signInAdmin()
    for (const kind of ['applications', 'accounts', 'messages'] as const) await setRule(owner, kind, 3)
  })

  afterAll(async () => {
    resetClock()
    owner = await signInAdmin()
    await query('DELETE FROM "WebhookEndpoint" WHERE "id" = $1', [hookId])
    for (const kind of ['applications', 'accounts', 'messages'] as const) await setRule(owner, kind, null)
  })

  const emailsAbout = async (email: string, about: RegExp) =>
    (await mailsTo(email)).filter(({ subject: line }) => about.test(line))
  const isListed = async (path: string, text: string) => (await owner.call('GET', path)).text.includes(text)

  test('gets one warning, is kept if its owner signs in, and is deleted with its files after thirty days', async () => {
    moveClock(WARNED)
    for (const { email } of [sleeper, comer]) {
      await until(async () => (await emailsAbout(email, /account will be deleted/)).length === 1)
      await until(async () => (await emailsAbout(email, /application for .* will be deleted/)).length === 1)
    }
    const admin = required('ADMIN_EMAIL')
    await until(async () => (await emailsAbout(admin, /contact message/)).length > 0)
    expect((await emailsAbout(sleeper.email, /account/))[0]?.text).toContain('log in before')

    moveClock(AN_HOUR_LATER)
    await comer.visitor.call('POST', '/api/v1/user/login', { json: { email: comer.email, password: PASSWORD } })
    await aFewTurns()
    for (const { email } of [sleeper, comer]) expect(await emailsAbout(email, /will be deleted/)).toHaveLength(2)
    expect(storeHolds(`${words} ${sleeper.email}`)).toBe(true)

    resetClock()
    owner = await signInAdmin()
    await until(async () => !(await isListed('/api/v1/user/students', sleeper.email)))
    await until(() => !storeHolds(`${words} ${sleeper.email}`))
    await until(() => !storeHolds(`${words} ${comer.email}`))
    await until(async () => !(await isListed('/contactus', subject)))
    expect(await isListed('/api/v1/user/students', comer.email)).toBe(true)
    expect(await isListed('/apply-job/getAll', comer.email)).toBe(false)
    expect(await query('SELECT FROM "JobImportRow" WHERE $1 = ANY("cells")', [sleeper.email])).toEqual([])

    const trail = (await owner.call('GET', '/api/exports/audit?actor=portal')).text
    for (const action of ['account.deleted', 'application.deleted', 'message.deleted']) expect(trail).toContain(action)
    expect(trail).not.toContain(sleeper.email)
    const [ofSleeper, ofComer] = await Promise.all(people.map((id) => eventsAbout(hookId, id)))
    expect(ofSleeper).toEqual(['application.deleted', 'person.deleted'])
    expect(ofComer).toEqual(['application.deleted'])
  }, 240_000)
})
