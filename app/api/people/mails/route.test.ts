import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo, waitForMail } from '@/e2e/support/mail'
import {
  newAdmin,
  newEmail,
  newSeeker,
  PASSWORD,
  personLinkedTo,
  signInAdmin,
  type TestSeeker,
} from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'

let owner: Visitor
let recruiter: Visitor
const recruiterEmail = newEmail('recruiter')

/** Someone whose emails the tests' mail server treats as their address says. */
async function newPersonAt(email: string): Promise<{ email: string; id: number }> {
  await query(`INSERT INTO "Seeker" ("email", "userName", "mobile", "verifiedAt") VALUES ($1, 'Uma Das', '', now())`, [
    email,
  ])
  return { email, id: await personLinkedTo({ email }) }
}

beforeAll(async () => {
  owner = await signInAdmin()
  recruiter = await newAdmin('RECRUITER', recruiterEmail)
})

type To = { personId: number; email: string }
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const words = { subject: 'A job for {name}', text: 'Hi {name},\n\n<b>Call</b> me.\n\n{recruiter}' }
const send = (recipients: To[], more: object = {}, who = recruiter) =>
  who.call('POST', '/api/people/mails', { json: { sendId: randomUUID(), recipients, ...words, ...more } })

const toOf = async (seeker: TestSeeker): Promise<To> => ({
  personId: await personLinkedTo(seeker),
  email: seeker.email,
})
const mailOf = async (email: string) =>
  (
    await query<{ state: string; nextAttemptAt: Date; createdAt: Date }>(
      'SELECT "state", "nextAttemptAt", "createdAt" FROM "Mail" WHERE "to" = $1 AND "kind" = \'person\'',
      [email],
    )
  )[0]

test('writes to each person alone, with replies to the recruiter, and audits it once', async () => {
  const [ila, raj] = [await newSeeker('Ila Bose'), await newSeeker('Raj Sen')]
  const recipients = [await toOf(ila), await toOf(raj)]
  const { status, json } = await send(recipients)
  expect([status, json]).toEqual([201, { message: '2 emails sent.', sent: 2, leftOut: [] }])
  const mail = await waitForMail(ila.email)
  expect(mail).toMatchObject({ to: [ila.email], subject: 'A job for Ila Bose' })
  expect(mail.headers['reply-to']).toContain(recruiterEmail)
  expect(mail.text).toContain('Hi Ila Bose,\n\n<b>Call</b> me.\n\nTest RECRUITER')
  expect(mail.html).toContain('&#60;b&#62;Call&#60;/b&#62;')
  expect((await waitForMail(raj.email)).to).toEqual([raj.email])
  const audited = await query(
    `SELECT "subject", "detail" FROM "AuditEntry" WHERE "action" = 'person.mailed' AND "actorName" = 'Test RECRUITER'
      ORDER BY "id" DESC LIMIT 1`,
  )
  expect(audited).toEqual([{ subject: '2 people', detail: { people: 2 } }])
})

test('sends nothing again for the same form', async () => {
  const [to, sendId] = [await toOf(await newSeeker('Twice Sent')), randomUUID()]
  const responses = await Promise.all([send([to], { sendId }), send([to], { sendId })])
  expect(responses.map(({ status, json }) => [status, (json as { sent: number }).sent])).toEqual([
    [201, 1],
    [201, 1],
  ])
  expect(await query('SELECT "id" FROM "PersonMail" WHERE "sendId" = $1', [sendId])).toHaveLength(1)
  const refused = { status: 409, json: { message: messages.sentBefore } }
  for (const change of [{ text: 'Another text' }, { sendAt: `${inDays(2)}T09:00`, timeZone: 'UTC' }])
    expect(await send([to], { sendId, ...change })).toMatchObject(refused)
  expect(await send([to, await toOf(await newSeeker('Added Later'))], { sendId })).toMatchObject(refused)
})

test('fills in the job of an application, and leaves out who has none', async () => {
  const [applicant, other] = [await newSeeker('Ila Bose'), await newSeeker('Raj Sen')]
  const jobTitle = `Ferry Pilot ${Date.now()}`
  await applyTo(await newApprovedJob(await signInAdmin(), { jobTitle }), applicant)
  const recipients = [await toOf(applicant), await toOf(other)]
  const { json } = await send(recipients, { subject: 'About {job title}' })
  expect(json).toMatchObject({ sent: 1, leftOut: [{ personId: recipients[1]?.personId, reason: 'unfilled' }] })
  const [row] = await query('SELECT "subject" FROM "PersonMail" WHERE "email" = $1', [applicant.email])
  expect(row).toEqual({ subject: `About ${jobTitle}` })
})

test('waits until the chosen time in its time zone, and can be canceled until then', async () => {
  const seeker = await newSeeker('Ila Bose')
  const to = await toOf(seeker)
  const [sendId, day] = [randomUUID(), inDays(30)]
  const { json } = await send([to], { sendId, sendAt: `${day}T10:00`, timeZone: 'Asia/Kolkata' })
  expect(json).toMatchObject({ message: 'Email scheduled.', sent: 1 })
  expect((await mailOf(seeker.email))?.nextAttemptAt).toEqual(new Date(`${day}T04:30:00Z`))
  const page = await recruiter.call('GET', `/people/${to.personId}`, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('Email scheduled for')

  const cancel = () => recruiter.call('DELETE', `/api/people/mails/${sendId}?personId=${to.personId}`)
  expect((await cancel()).json).toEqual({ message: messages.canceled })
  expect(await mailOf(seeker.email)).toBeUndefined()
  const again = await cancel()
  expect([again.status, again.json]).toEqual([409, expect.objectContaining({ message: messages.tooLate })])
  for (const wrong of [{ sendAt: '2020-01-01T10:00' }, { sendAt: `${inDays(400)}T10:00` }]) {
    const refused = await send([to], { ...wrong, timeZone: 'UTC' })
    expect([refused.status, Object.keys((refused.json as { errors: object }).errors)]).toEqual([400, ['sendAt']])
  }
})

const writePage = async (search: Record<string, string>) => {
  const path = `/people/write?${new URLSearchParams(search)}`
  return (await recruiter.call('GET', path, { headers: { accept: 'text/html' } })).text
}

test('writes to everyone in a filter, and to applicants about the job they applied for', async () => {
  const family = `Bose${Date.now()}`
  const [ila, raj, other] = [await newSeeker(`Ila ${family}`), await newSeeker(`Raj ${family}`), await newSeeker()]
  for (const seeker of [ila, raj, other]) await personLinkedTo(seeker)
  const jobTitle = `Ferry Pilot ${family}`
  const jobId = await newApprovedJob(await signInAdmin(), { jobTitle })
  const applied: number[] = []
  for (const seeker of [ila, other]) {
    await applyTo(jobId, seeker)
    await applyTo(await newApprovedJob(await signInAdmin(), { jobTitle: `Later job ${family}` }), seeker)
    const [row] = await query<{ id: number }>(
      'SELECT "id" FROM "Application" WHERE "postingId" = $1 AND "email" = $2',
      [jobId, seeker.email],
    )
    if (row) applied.push(row.id)
  }
  const people = await writePage({ all: 'people', search: family })
  expect(people).toContain('To 2 people.')
  for (const { email } of [ila, raj]) expect(people).toContain(email)
  const applicants = await writePage({ all: 'applications', search: jobTitle, job: String(jobId) })
  for (const page of [applicants, await writePage({ applications: applied.join('.') })]) {
    expect(page).toContain('To 2 people.')
    for (const { email } of [ila, other]) expect(page).toContain(email)
    expect(page).toContain(jobTitle)
    expect(page).not.toContain(`Later job ${family}`)
  }
  expect(await writePage({ applications: '2000000000' })).toContain('No one to write to.')
})

test("leaves out applicants who haven't confirmed their email, and counts each once", async () => {
  const [ila, raj] = [await newSeeker('Ila Bose'), await newSeeker('Raj Sen')]
  await personLinkedTo(ila)
  await personLinkedTo(raj)
  for (let job = 0; job < 2; job++) {
    const jobId = await newApprovedJob(await signInAdmin())
    for (const seeker of [ila, raj]) await applyTo(jobId, seeker)
  }
  await query('UPDATE "Seeker" SET "personId" = NULL, "verifiedAt" = NULL WHERE "email" = $1', [raj.email])
  const idsOf = async ({ email }: TestSeeker) =>
    (await query<{ id: number }>('SELECT "id" FROM "Application" WHERE "email" = $1', [email])).map(({ id }) => id)
  const [linked, unlinked] = [await idsOf(ila), await idsOf(raj)]
  const sentence = "1 applicant hasn't confirmed their email yet, so we can't email them.".replaceAll("'", '&#x27;')
  const page = await writePage({ applications: [...linked, ...unlinked].join('.') })
  for (const text of [ila.email, sentence]) expect(page).toContain(text)
  expect(page).not.toContain(raj.email)
  const empty = await writePage({ applications: unlinked.join('.') })
  for (const text of ['No one to write to.', sentence]) expect(empty).toContain(text)
})

test("sends a scheduled email to a person's other address if the mail server refuses the first", async () => {
  const [seeker, to] = [await newSeeker('Ila Bose'), newEmail('gone')]
  const { personId } = await toOf(seeker)
  const old = `unknown-${to}`
  await query('INSERT INTO "PersonEmail" ("address", "personId") VALUES ($1, $2)', [old, personId])
  await send([{ personId, email: old }], { sendAt: `${inDays(30)}T10:00`, timeZone: 'UTC' })
  expect(await mailOf(old)).toMatchObject({ state: 'WAITING' })
  await send([{ personId, email: old }])
  await query(
    `UPDATE "Mail" SET "nextAttemptAt" = now() WHERE "to" = $1 AND "nextAttemptAt" < now() + interval '1 day'`,
    [old],
  )
  await until(async () => (await mailOf(seeker.email)) !== undefined)
  expect(await mailOf(seeker.email)).toMatchObject({ state: 'WAITING' })
  expect(
    await query('SELECT 1 FROM "PersonMail" WHERE "email" = $1 AND "scheduledFor" IS NOT NULL', [seeker.email]),
  ).toHaveLength(1)
})

test('holds an email back for as long as it can be undone', async () => {
  const seeker = await newSeeker('Ila Bose')
  await send([await toOf(seeker)])
  const mail = await mailOf(seeker.email)
  expect(Number(mail?.nextAttemptAt)).toBeGreaterThan(Number(mail?.createdAt))
})

test('refuses unknown placeholders, too many people, and people who are gone', async () => {
  const to = await toOf(await newSeeker('Ila Bose'))
  const wrong = await send([to], { text: 'Dear {nickname}' })
  expect(wrong.status).toBe(400)
  expect((wrong.json as { errors: { text: string } }).errors.text).toContain('{name}, {job title}')
  const many = Array.from({ length: 501 }, (_, at) => ({ personId: at + 1, email: 'x@mail.example' }))
  expect(JSON.stringify((await send(many)).json)).toContain(messages.tooMany)
  expect((await send([{ ...to, personId: 2_000_000_000 }])).status).toBe(400)
  // An address that isn't theirs.
  expect((await send([{ ...to, email: newEmail() }])).status).toBe(400)
})

test('is in the data export', async () => {
  const seeker = await newSeeker('Ila Bose')
  await send([await toOf(seeker)])
  const response = await fetch(`${process.env.TEST_SITE_URL}/api/account/export`, {
    headers: { cookie: seeker.visitor.cookieHeader(), 'x-forwarded-for': seeker.visitor.ip },
  })
  const files = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(files.map((file) => new TextDecoder().decode(file)).join('\n')).toContain('A job for Ila Bose')
})

test('moves in a merge, even if both people got the same one', async () => {
  const [to, other] = [await toOf(await newSeeker('Ila Bose')), await toOf(await newSeeker('Ila B.'))]
  const sendId = randomUUID()
  await send([to, other], { sendId })
  const versions = await query<{ id: number; version: number }>(
    'SELECT "id", "version" FROM "Person" WHERE "id" = ANY($1)',
    [[to.personId, other.personId]],
  )
  const of = ({ personId }: To) => versions.find(({ id }) => id === personId)?.version
  const json = { otherId: other.personId, version: of(to), otherVersion: of(other) }
  expect((await owner.call('POST', `/api/people/${to.personId}/merges`, { json })).status).toBe(200)
  const sent = () =>
    query<{ personId: number; email: string }>(
      'SELECT "personId", "email" FROM "PersonMail" WHERE "sendId" = $1 ORDER BY "id"',
      [sendId],
    )
  expect(await sent()).toEqual([to, other].map(({ email }) => ({ personId: to.personId, email })))
  const [merge] = await query<{ id: number }>('SELECT "id" FROM "PersonMerge" WHERE "fromId" = $1', [other.personId])
  expect((await owner.call('DELETE', `/api/people/${to.personId}/merges/${merge?.id}`)).status).toBe(200)
  expect(await sent()).toEqual([to, other].map(({ personId, email }) => ({ personId, email })))
})

test('is deleted with the account, even while it waits', async () => {
  const seeker = await newSeeker('Ila Bose')
  const to = await toOf(seeker)
  await send([to], { sendAt: `${inDays(30)}T10:00`, timeZone: 'UTC' })
  expect(await mailOf(seeker.email)).toBeDefined()
  expect((await seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })).status).toBe(200)
  expect(await mailOf(seeker.email)).toBeUndefined()
  expect(await query('SELECT "id" FROM "PersonMail" WHERE "personId" = $1', [to.personId])).toEqual([])
})

const refusalOf = async (email: string) =>
  (
    await query<{ refusedAt: Date | null; refusal: string }>(
      'SELECT "refusedAt", "refusal" FROM "PersonEmail" WHERE "address" = $1',
      [email],
    )
  )[0]

test('marks an address that the mail server refuses, until an admin clears it', async () => {
  const { id, email } = await newPersonAt(newEmail('unknown-uma'))
  const to = { personId: id, email }
  expect((await send([to])).status).toBe(201)
  await until(async () => (await refusalOf(email))?.refusedAt instanceof Date)
  expect((await refusalOf(email))?.refusal).toContain('550')
  const page = await recruiter.call('GET', `/people/${id}`, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('Mail to this address was refused')
  const other = await toOf(await newSeeker('Raj Sen'))
  expect((await send([to, other])).json).toMatchObject({ sent: 1, leftOut: [{ personId: id, reason: 'refused' }] })
  expect((await send([to], { isToRefused: true })).json).toMatchObject({ sent: 1, leftOut: [] })

  const path = `/api/people/${id}/refusals?${new URLSearchParams({ address: email })}`
  expect((await recruiter.call('DELETE', path)).json).toEqual({ message: messages.cleared })
  expect((await recruiter.call('DELETE', path)).status).toBe(404)
})

test('drops the mark once an email gets through', async () => {
  const seeker = await newSeeker('Ila Bose')
  const to = await toOf(seeker)
  await query(`UPDATE "PersonEmail" SET "refusedAt" = now(), "refusal" = '550' WHERE "address" = $1`, [seeker.email])
  await send([to], { isToRefused: true })
  await until(async () => (await refusalOf(seeker.email))?.refusedAt === null)
  expect(await mailsTo(seeker.email)).toHaveLength(1)
})

test('keeps templates, each with its own name', async () => {
  const template = { name: `Invite ${Date.now()}`, subject: 'A job for {name}', text: 'Hi {name}' }
  const added = await recruiter.call('POST', '/api/message-templates', { json: template })
  expect([added.status, added.json]).toEqual([201, { ...template, id: expect.any(Number), version: 1 }])
  const { id } = added.json as { id: number }
  const twice = await recruiter.call('POST', '/api/message-templates', { json: template })
  expect([twice.status, Object.keys((twice.json as { errors: object }).errors)]).toEqual([400, ['name']])
  const change = (text: string, version: number) =>
    recruiter.call('PUT', `/api/message-templates/${id}`, { json: { ...template, text, version } })
  expect((await change('Dear {name}', 1)).json).toMatchObject({ text: 'Dear {name}', version: 2 })
  const stale = await change('Hello', 1)
  expect([stale.status, stale.json]).toMatchObject([409, { current: { text: 'Dear {name}' } }])
  expect((await change('Hi {nick}', 2)).status).toBe(400)
  expect((await recruiter.call('DELETE', `/api/message-templates/${id}`)).status).toBe(200)
  expect((await recruiter.call('DELETE', `/api/message-templates/${id}`)).status).toBe(404)
})
