import { query } from '@/e2e/support/database'
import { holdDecision } from '@/e2e/support/decisions'
import { Employer } from '@/e2e/support/employers'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { newAdmin, newSeeker, PASSWORD, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { type Hook, newWebhook, type Receiver, startReceiver } from '@/e2e/support/webhooks'
import { webhookEventNames } from '@/lib/platform/webhooks/events'

let owner: Visitor
let receiver: Receiver
let hook: Hook

beforeEach(async () => {
  owner = await newAdmin('OWNER')
  receiver = await startReceiver()
  hook = await newWebhook(owner, receiver.url, webhookEventNames)
})
afterEach(async () => {
  await owner.call('DELETE', `/api/webhooks/${hook.id}`)
  await receiver.close()
})

async function newApplication(): Promise<{ id: number; jobId: number; seeker: TestSeeker }> {
  const seeker = await newSeeker()
  const jobId = await newApprovedJob(owner)
  const { json } = await applyTo(jobId, seeker)
  return { id: (json as { applyJobDetailsId: number }).applyJobDetailsId, jobId, seeker }
}

const personOf = async ({ email }: TestSeeker) =>
  (await query<{ id: number }>(`SELECT "id" FROM "Seeker" WHERE "email" = $1`, [email]))[0]?.id ?? 0
const decide = (id: number, state: string) => owner.call('PATCH', `/api/applications/${id}`, { json: { state } })
const typesOf = (...about: Parameters<Receiver['about']>) => receiver.about(...about).map(({ type }) => type)
const waitingOf = (personId: number) =>
  query<{ type: string; attempts: number }>(
    `SELECT "type", "attempts" FROM "WebhookDelivery" WHERE "endpointId" = $1 AND "subject" = $2 AND "state" = 'WAITING' ORDER BY "id"`,
    [hook.id, `person:${personId}`],
  )

test("sends a job's events in order, even if the first one fails at first", async () => {
  const failed = new Set<unknown>()
  receiver.respondWith(({ type, data }, response) => {
    const fails = type === 'job.published' && !failed.has(data.id)
    if (fails) failed.add(data.id)
    response.writeHead(fails ? 500 : 200).end()
  })
  const employer = await Employer.ofJob({}, owner)
  expect((await employer.take('close')).status).toBe(200)
  await until(() => typesOf('job', employer.id).includes('job.closed'))
  expect(typesOf('job', employer.id)).toEqual(['job.published', 'job.published', 'job.closed'])
  expect(receiver.about('job', employer.id).at(-1)?.data).toMatchObject({ id: employer.id, reason: expect.any(String) })
})

test('a person is deleted after everything about their applications', async () => {
  let failures = 0
  receiver.respondWith(({ type, data }, response) => {
    const fails = type === 'application.received' && data.personId === personId && failures < 1
    failures += fails ? 1 : 0
    response.writeHead(fails ? 500 : 200).end()
  })
  let personId = 0
  const seeker = await newSeeker()
  personId = await personOf(seeker)
  const jobId = await newApprovedJob(owner)
  const { json } = await applyTo(jobId, seeker)
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  expect((await seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)).status).toBe(200)
  expect((await seeker.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })).status).toBe(200)
  const ofPerson = () => receiver.received.filter(({ data }) => data.personId === personId || data.id === personId)
  await until(() => ofPerson().some(({ type }) => type === 'person.deleted'))
  const about = ofPerson().filter(({ type, data }) => data.personId === personId || type === 'person.deleted')
  expect(about.map(({ type }) => type)).toEqual([
    'application.received',
    'application.received',
    'application.withdrawn',
    'application.deleted',
    'person.deleted',
  ])
  expect(about[0]?.data).toEqual({ id, jobId, personId, status: 'new' })
})

test('a recruiter who deletes an application causes an event', async () => {
  const { id } = await newApplication()
  expect((await owner.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(200)
  await until(() => typesOf('application', id).includes('application.deleted'))
})

test('holds the event of a decision until it can no longer be undone', async () => {
  const { id } = await newApplication()
  const { undoUntil } = (await decide(id, 'rejected')).json as { undoUntil: string }
  await until(() => typesOf('application', id).includes('application.moved'))
  // Compares what was recorded: a slow machine may be here only after the time is over.
  const [row] = await query<{ waited: boolean; held: boolean }>(
    `SELECT $3::timestamptz > e."createdAt" AS "waited", d."attemptedAt" >= $3::timestamptz AS "held"
     FROM "ApplicationEvent" e JOIN "WebhookDelivery" d ON d."eventId" = e."webhookEventId"
     WHERE e."applicationId" = $1 AND e."state" = 'REJECTED' AND d."endpointId" = $2`,
    [id, hook.id, undoUntil],
  )
  expect(row).toEqual({ waited: true, held: true })
  expect(receiver.about('application', id).at(-1)?.data).toMatchObject({ id, status: 'rejected' })
})

test('undoing a decision deletes its event, and later ones are sent', async () => {
  const { id, seeker } = await newApplication()
  const personId = await personOf(seeker)
  await until(() => typesOf('application', id).includes('application.received'))
  // The request arrives just before its row says so.
  await until(async () => (await waitingOf(personId)).length === 0)
  await decide(id, 'rejected')
  await holdDecision(id)
  expect(await waitingOf(personId)).toEqual([{ type: 'application.moved', attempts: 0 }])
  // Pausing and resuming doesn't send it early.
  await owner.call('POST', `/api/webhooks/${hook.id}/pause`)
  await owner.call('POST', `/api/webhooks/${hook.id}/resume`)
  expect((await owner.call('POST', `/api/applications/${id}/undo`)).status).toBe(200)
  expect(await waitingOf(personId)).toEqual([])
  expect((await seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)).status).toBe(200)
  await until(() => typesOf('application', id).includes('application.withdrawn'))
  expect(typesOf('application', id)).toEqual(['application.received', 'application.withdrawn'])
})

test("can't undo a decision that another system may know of", async () => {
  const { id, seeker } = await newApplication()
  const personId = await personOf(seeker)
  await until(() => typesOf('application', id).includes('application.received'))
  // The request arrives just before its row says so.
  await until(async () => (await waitingOf(personId)).length === 0)
  receiver.respondWith((_received, response) => response.writeHead(500).end())
  await decide(id, 'shortlisted')
  await until(async () => (await waitingOf(personId))[0]?.attempts === 1)
  await query(
    `UPDATE "ApplicationEvent" SET "undoUntil" = now() + interval '1 hour', "mailId" = NULL WHERE "id" = (SELECT max("id") FROM "ApplicationEvent" WHERE "applicationId" = $1)`,
    [id],
  )
  expect(await owner.call('POST', `/api/applications/${id}/undo`)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('another system') },
  })
  expect(await waitingOf(personId)).toHaveLength(1)
})
