import { strFromU8 } from 'fflate'
import { newProgram } from '@/e2e/support/api-keys'
import { dataCopyOf } from '@/e2e/support/data-copy'
import { query } from '@/e2e/support/database'
import { holdDecision, releaseDecision } from '@/e2e/support/decisions'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo } from '@/e2e/support/mail'
import { newAdmin, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { statusMessages } from '@/lib/hiring/applications/messages'

const html = { accept: 'text/html' }

async function newApplication(): Promise<{ id: number; seeker: TestSeeker; recruiter: Visitor }> {
  const seeker = await newSeeker()
  const { json } = await applyTo(await newApprovedJob(await signInAdmin()), seeker)
  return {
    id: (json as { applyJobDetailsId: number }).applyJobDetailsId,
    seeker,
    recruiter: await newAdmin('RECRUITER'),
  }
}

const decide = (recruiter: Visitor, id: number, state: string) =>
  recruiter.call('PATCH', `/api/applications/${id}`, { json: { state } })
const undo = (recruiter: Visitor, id: number) => recruiter.call('POST', `/api/applications/${id}/undo`)

test('restores the status, the history and deletes the email, and the seeker never sees the decision', async () => {
  const { id, seeker, recruiter } = await newApplication()
  const columns = `SELECT "state", "stateChangedAt", "answeredAt", "shortlistedAt" FROM "Application" WHERE "id" = $1`
  const before = await query(columns, [id])
  const decided = await decide(recruiter, id, 'rejected')
  expect(decided).toMatchObject({ status: 200, json: { undoUntil: expect.any(String) } })
  const mailId = await holdDecision(id)
  const page = async () => (await seeker.visitor.call('GET', '/jobs-applied', { headers: html })).text
  expect(await page()).not.toContain('Not selected')

  expect(await undo(recruiter, id)).toMatchObject({ status: 200, json: { message: 'Decision undone.' } })
  expect(await query(columns, [id])).toEqual(before)
  expect(await query('SELECT 1 FROM "Mail" WHERE "id" = $1', [mailId])).toEqual([])
  expect(await page()).not.toContain('Not selected')
  const record = await recruiter.call('GET', `/adminappliedjobs/${id}`, { headers: html })
  expect(record.text).toContain('(undone)')
  expect(await undo(recruiter, id)).toMatchObject({ status: 409 })
})

test("deleting an application right after a decision also deletes that decision's email", async () => {
  const { id, seeker, recruiter } = await newApplication()
  const received = `SELECT 1 FROM "Mail" WHERE "to" = $1 AND "kind" <> 'code' AND "state" = 'SENT'`
  await until(async () => (await query(received, [seeker.email])).length === 1)
  await decide(recruiter, id, 'rejected')
  const mailId = await holdDecision(id)
  expect(mailId).toBeGreaterThan(0)
  expect((await recruiter.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(200)
  expect(await query('SELECT 1 FROM "Mail" WHERE "to" = $1 AND "kind" <> \'code\'', [seeker.email])).toEqual([])
})

test('refuses a decision with an email if a colleague made the same decision with another one', async () => {
  const { id, seeker, recruiter } = await newApplication()
  await decide(recruiter, id, 'rejected')
  await holdDecision(id)
  const json = { state: 'rejected', from: 'new', mail: { subject: 'Not this time', text: 'My own words.' } }
  const refused = await recruiter.call('PATCH', `/api/applications/${id}`, { json })
  expect([refused.status, (refused.json as { message: string }).message]).toEqual([409, statusMessages.stale])
  expect((await undo(recruiter, id)).status).toBe(200)
  const send = () => recruiter.call('PATCH', `/api/applications/${id}`, { json })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  await releaseDecision(id)
  await until(async () => (await mailsTo(seeker.email)).some(({ subject }) => subject === 'Not this time'))
})

/** The decisions whose emails to the applicant are waiting. */
const waiting = (id: number) =>
  query<{ state: string }>(
    `SELECT event."state"::text FROM "ApplicationEvent" event JOIN "Mail" mail ON mail."id" = event."mailId"
    WHERE event."applicationId" = $1 AND mail."state" = 'WAITING' AND event."state" <> 'NEW'`,
    [id],
  )

test("sends only the last decision's email, or the one before if the last is undone", async () => {
  const { id, recruiter } = await newApplication()
  await decide(recruiter, id, 'rejected')
  await holdDecision(id)
  await decide(recruiter, id, 'shortlisted')
  await holdDecision(id)
  expect(await waiting(id)).toEqual([{ state: 'SHORTLISTED' }])
  const record = async () => (await recruiter.call('GET', `/adminappliedjobs/${id}`, { headers: html })).text
  const subject = async () =>
    (
      await query<{ mailSubject: string }>(
        `SELECT "mailSubject" FROM "ApplicationEvent" WHERE "applicationId" = $1 AND "state" = 'REJECTED'`,
        [id],
      )
    )[0]?.mailSubject
  expect(await subject()).toBe('')

  expect((await undo(recruiter, id)).status).toBe(200)
  expect(await waiting(id)).toEqual([{ state: 'REJECTED' }])
  expect(await subject()).not.toBe('')
  expect(await record()).toContain(await subject())
  expect((await undo(recruiter, id)).status).toBe(200)
  expect(await waiting(id)).toEqual([])
})

test('a decision without an email keeps the email of the one before from being sent', async () => {
  const { id, recruiter } = await newApplication()
  await decide(recruiter, id, 'rejected')
  await holdDecision(id)
  await decide(recruiter, id, 'reviewed')
  expect(await waiting(id)).toEqual([])
})

test('no program and no data copy shows a decision that can still be undone', async () => {
  const { id, seeker, recruiter } = await newApplication()
  const program = await newProgram(['applications:read'])
  const read = async () => (await program.call('GET', `/api/v1/applications/${id}`)).json
  const copy = async () => {
    const files = await dataCopyOf(seeker.visitor)
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    return { applications: JSON.parse(text('applications.json')), mails: text('mails.json') }
  }
  const before = await read()
  await decide(recruiter, id, 'rejected')
  const mailId = await holdDecision(id)
  const [mail] = await query<{ subject: string }>('SELECT "subject" FROM "Mail" WHERE "id" = $1', [mailId])
  expect(await read()).toEqual(before)
  const hidden = await copy()
  expect(hidden.applications).toMatchObject([{ state: 'NEW', events: [{ state: 'NEW' }] }])
  expect(hidden.mails).not.toContain(mail?.subject)

  await releaseDecision(id)
  expect(await read()).toMatchObject({ status: 'rejected' })
  const shown = await copy()
  expect(shown.applications).toMatchObject([{ state: 'REJECTED' }])
  expect(shown.mails).toContain(mail?.subject)
})

test("can't undo a decision whose email may have left", async () => {
  const { id, recruiter } = await newApplication()
  await decide(recruiter, id, 'hired')
  const mailId = await holdDecision(id)
  await query(`UPDATE "Mail" SET "attempts" = 1 WHERE "id" = $1`, [mailId])
  expect(await undo(recruiter, id)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('its email') },
  })
  expect(await query(`SELECT "state" FROM "Application" WHERE "id" = $1`, [id])).toEqual([{ state: 'HIRED' }])
})

test('is too late after the time is over, or when something else happened since', async () => {
  const { id, seeker, recruiter } = await newApplication()
  await decide(recruiter, id, 'shortlisted')
  await holdDecision(id)
  expect((await seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)).status).toBe(200)
  expect(await undo(recruiter, id)).toMatchObject({ status: 409 })

  const other = await newApplication()
  await decide(recruiter, other.id, 'reviewed')
  await query(`UPDATE "ApplicationEvent" SET "undoUntil" = now() WHERE "applicationId" = $1`, [other.id])
  expect(await undo(recruiter, other.id)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('late') },
  })
})

test("doesn't undo a colleague's later decision", async () => {
  const { id, recruiter } = await newApplication()
  const { decisionId } = (await decide(recruiter, id, 'reviewed')).json as { decisionId: number }
  expect((await decide(await newAdmin('RECRUITER'), id, 'rejected')).status).toBe(200)
  await holdDecision(id)
  const undoFirst = await recruiter.call('POST', `/api/applications/${id}/undo?decision=${decisionId}`)
  expect(undoFirst).toMatchObject({ status: 409, json: { message: expect.stringContaining('too late') } })
  expect(await query(`SELECT "state" FROM "Application" WHERE "id" = $1`, [id])).toEqual([{ state: 'REJECTED' }])
})

test('lets only one of two colleagues undo a decision', async () => {
  const { id, recruiter } = await newApplication()
  await decide(recruiter, id, 'rejected')
  await holdDecision(id)
  const replies = await Promise.all([undo(recruiter, id), undo(await newAdmin('RECRUITER'), id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
