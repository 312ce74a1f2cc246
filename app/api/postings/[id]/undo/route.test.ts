import { query } from '@/e2e/support/database'
import { holdPosting } from '@/e2e/support/decisions'
import { applyTo, postingData, submitPosting } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { newWebhook, type Receiver, startReceiver } from '@/e2e/support/webhooks'
import { jobPath } from '@/lib/jobs/postings/search-form'

const html = { accept: 'text/html' }
let recruiter: Visitor

beforeAll(async () => {
  recruiter = await newAdmin('RECRUITER')
})

async function newPosting(): Promise<number> {
  const { json } = await submitPosting(postingData({ jobTitle: `Undone ${Date.now()}` }))
  return (json as { hireFromUsId: number }).hireFromUsId
}

async function decide(id: number, status: string): Promise<{ version: number }> {
  const body = { hireFromUsId: id, status, reason: 'Add the pay.' }
  const { status: code, json } = await recruiter.call('PUT', '/hire-from-us', { json: body })
  expect(code).toBe(200)
  return json as { version: number }
}

const undo = (id: number, by = recruiter) => by.call('POST', `/api/postings/${id}/undo`)

const columnsOf = async (id: number) =>
  (
    await query<{ slug: string | null; version: number }>(
      `SELECT "status", "slug", "approvedAt", "expiresAt", "remindedOf", "decidedAt", "decisionReason", "version"
       FROM "Posting" WHERE "id" = $1`,
      [id],
    )
  )[0]

test.each(['approved', 'rejected', 'returned'])(
  'a posting that was %s is in review again, and its employer never hears of it',
  async (status) => {
    const id = await newPosting()
    const before = await columnsOf(id)
    await decide(id, status)
    const mailId = await holdPosting(id)
    const slug = (await columnsOf(id))?.slug
    const open = (visitor: Visitor, path: string) => visitor.call('GET', path, { headers: html })
    if (slug) expect((await open(new Visitor(), jobPath(slug))).status).toBe(200)

    expect(await undo(id)).toMatchObject({ status: 200, json: { message: expect.stringContaining('in review') } })
    expect(await columnsOf(id)).toEqual({ ...before, version: 3 })
    expect(mailId).toBeGreaterThan(0)
    expect(await query('SELECT 1 FROM "Mail" WHERE "id" = $1', [mailId])).toEqual([])
    if (slug) expect((await open(new Visitor(), jobPath(slug))).status).toBe(404)
    expect((await open(recruiter, `/adminpostjobs/${id}`)).text).toContain('Decision undone')
    expect(await undo(id)).toMatchObject({ status: 409, json: { message: expect.stringContaining('too late') } })

    await decide(id, 'approved')
    expect((await columnsOf(id))?.slug).toEqual(expect.stringContaining('undone'))
  },
)

test('keeps what was decided before, such as questions that the employer answered', async () => {
  const id = await newPosting()
  const [decidedAt, decisionReason] = [new Date('2026-01-02T03:04:05Z'), 'What does the job pay?']
  await query('UPDATE "Posting" SET "decidedAt" = $2, "decisionReason" = $3 WHERE "id" = $1', [
    id,
    decidedAt,
    decisionReason,
  ])
  await decide(id, 'rejected')
  await holdPosting(id)
  expect((await undo(id)).status).toBe(200)
  expect(await columnsOf(id)).toMatchObject({ status: 'PENDING', decidedAt, decisionReason })
})

test.each([
  ['the time is over', 'UPDATE "PostingUndo" SET "undoUntil" = now() WHERE "postingId" = $1', 'too late'],
  ['something else happened since', 'UPDATE "Posting" SET "version" = "version" + 1 WHERE "id" = $1', 'too late'],
  [
    'its email may have left',
    'UPDATE "Mail" SET "attempts" = 1 WHERE "id" = (SELECT "mailId" FROM "PostingUndo" WHERE "postingId" = $1)',
    'its email',
  ],
])("can't be undone once %s", async (_when, sql, message) => {
  const id = await newPosting()
  await decide(id, 'approved')
  await holdPosting(id)
  await query(sql, [id])
  const before = await columnsOf(id)
  expect(await undo(id)).toMatchObject({ status: 409, json: { message: expect.stringContaining(message) } })
  expect(await columnsOf(id)).toEqual(before)
})

test("can't be undone once someone applied", async () => {
  const id = await newPosting()
  await decide(id, 'approved')
  await holdPosting(id)
  expect((await applyTo(id, await newSeeker())).status).toBe(201)
  expect(await undo(id)).toMatchObject({ status: 409, json: { message: expect.stringContaining('applied') } })
})

test("can't be undone once the employer posted the job again", async () => {
  const more = { jobTitle: `Posted Twice ${Date.now()}`, email: newEmail('employer') }
  const submit = async () => ((await submitPosting(postingData(more))).json as { hireFromUsId: number }).hireFromUsId
  const id = await submit()
  await decide(id, 'rejected')
  await holdPosting(id)
  expect(await submit()).not.toBe(id)
  expect(await undo(id)).toMatchObject({ status: 409, json: { message: expect.stringContaining('again') } })
})

test("a job that's taken down before its approval was emailed isn't announced as live", async () => {
  const id = await newPosting()
  await decide(id, 'approved')
  const mailId = await holdPosting(id)
  await decide(id, 'taken-down')
  expect(mailId).toBeGreaterThan(0)
  expect(await query('SELECT 1 FROM "Mail" WHERE "id" = $1', [mailId])).toEqual([])
  expect((await undo(id)).status).toBe(409)
})

test("doesn't undo a colleague's later decision", async () => {
  const id = await newPosting()
  const version = (await decide(id, 'approved')).version
  await holdPosting(id)
  expect((await undo(id)).status).toBe(200)
  await decide(id, 'rejected')
  await holdPosting(id)
  const undoFirst = await recruiter.call('POST', `/api/postings/${id}/undo?version=${version}`)
  expect(undoFirst).toMatchObject({ status: 409, json: { message: expect.stringContaining('too late') } })
  expect(await columnsOf(id)).toMatchObject({ status: 'REJECTED' })
})

test('lets only one of two colleagues undo a decision', async () => {
  const id = await newPosting()
  await decide(id, 'rejected')
  await holdPosting(id)
  const replies = await Promise.all([undo(id), undo(id, await newAdmin('RECRUITER'))])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

describe('with a webhook', () => {
  let receiver: Receiver
  let owner: Visitor
  let path: string

  beforeAll(async () => {
    receiver = await startReceiver()
    owner = await newAdmin('OWNER')
    path = `/api/webhooks/${(await newWebhook(owner, receiver.url, ['job.published'])).id}`
  })
  afterAll(async () => {
    await owner.call('DELETE', path)
    await receiver.close()
  })

  test('other systems never hear of the job either', async () => {
    const id = await newPosting()
    await decide(id, 'approved')
    await holdPosting(id)
    const deliveries = () => query(`SELECT 1 FROM "WebhookDelivery" WHERE "subject" = $1`, [`job:${id}`])
    expect((await deliveries()).length).toBeGreaterThan(0)
    expect((await undo(id)).status).toBe(200)
    expect(await deliveries()).toEqual([])
    expect(receiver.about('job', id)).toEqual([])
  })
})
