import { releasePosting } from '@/e2e/support/decisions'
import { postingData, submitPosting } from '@/e2e/support/jobs'
import { mailsTo, type ReceivedMail, waitForMail } from '@/e2e/support/mail'
import { newAdmin, newEmail, signInAdmin } from '@/e2e/support/people'
import type { Reply, Visitor } from '@/e2e/support/visitor'

type Posting = { hireFromUsId: number; status: string; reason: string; version: number; email: string }
type ErrorBody = { message: string; current: Posting }
type Result = { hireFromUsId: number; isDecided: boolean; message: string }

let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

async function newPosting(more: Record<string, unknown> = {}): Promise<number> {
  return ((await submitPosting(postingData(more))).json as Posting).hireFromUsId
}

function decide(id: number, status: string, more: Record<string, unknown> = {}, by = admin): Promise<Reply> {
  return by.call('PUT', '/hire-from-us', { json: { hireFromUsId: id, status, ...more } })
}

async function decideAll(postings: { hireFromUsId: number; version?: number }[], status: string, reason?: string) {
  const { json } = await admin.call('POST', '/hire-from-us/decisions', { json: { postings, status, reason } })
  return (json as { results: Result[] }).results
}

/** Finds the rejection email. The employer's two emails can arrive in either order. */
async function rejectionTo(email: string, id: number): Promise<ReceivedMail | undefined> {
  await releasePosting(id)
  await waitForMail(email, 2)
  return (await mailsTo(email)).find(({ subject }) => subject.startsWith('Update on your job posting'))
}

test('stores the reason for a rejection and emails it to the employer', async () => {
  const email = newEmail('employer')
  const id = await newPosting({ email })
  const { status, json } = await decide(id, 'rejected', { reason: '  Say <b>what</b> the job pays. ' })
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ status: 'rejected', reason: 'Say <b>what</b> the job pays.', version: 2 }),
  ])
  const mail = await rejectionTo(email, id)
  expect(mail?.text).toContain('Say <b>what</b> the job pays.')
  expect(mail?.html).not.toContain('<b>what</b>')
})

test('accepts a rejection without a reason through the documented endpoint', async () => {
  const { status, json } = await decide(await newPosting(), 'rejected')
  expect([status, (json as Posting).reason]).toEqual([200, ''])
})

test('tells the second admin who decided and when', async () => {
  const colleague = await newAdmin('RECRUITER')
  const id = await newPosting()
  expect((await decide(id, 'approved', {}, colleague)).status).toBe(200)
  const { status, json } = await decide(id, 'rejected', { reason: 'Too late' })
  const { message, current } = json as ErrorBody
  expect(status).toBe(409)
  expect(message).toMatch(/^Test RECRUITER approved this posting on \w+ \d+, \d{4}, .+ UTC\.$/)
  expect(current).toMatchObject({ hireFromUsId: id, status: 'approved', reason: '' })
})

test('rejects a decision on a posting that was edited after it was loaded', async () => {
  const id = await newPosting()
  const { status, json } = await decide(id, 'approved', { version: 7 })
  expect([status, (json as ErrorBody).current]).toEqual([
    409,
    expect.objectContaining({ hireFromUsId: id, status: 'pending', version: 1 }),
  ])
  expect((await decide(id, 'approved', { version: 1 })).status).toBe(200)
})

test('decides on several postings independently, even if one fails', async () => {
  const email = newEmail('employer')
  const [one, decided, changed] = [await newPosting({ email }), await newPosting(), await newPosting()]
  await decide(decided, 'approved')
  const postings = [
    { hireFromUsId: decided },
    { hireFromUsId: changed, version: 3 },
    { hireFromUsId: 2_000_000_000 },
    { hireFromUsId: one, version: 1 },
  ]
  const results = await decideAll(postings, 'rejected', 'This job is already published on our site.')
  expect(results.map(({ hireFromUsId, isDecided }) => [hireFromUsId, isDecided])).toEqual([
    [decided, false],
    [changed, false],
    [2_000_000_000, false],
    [one, true],
  ])
  expect(results[0]?.message).toContain('approved this posting on')
  expect((await rejectionTo(email, one))?.text).toContain('This job is already published on our site.')
})

test('decides once on postings that are sent twice', async () => {
  const postings = await Promise.all([1, 2, 3].map(async () => ({ hireFromUsId: await newPosting() })))
  const both = await Promise.all([decideAll(postings, 'approved'), decideAll(postings, 'rejected')])
  for (const { hireFromUsId } of postings) {
    const outcomes = both.map((results) => results.find((result) => result.hireFromUsId === hireFromUsId)?.isDecided)
    expect(outcomes.sort()).toEqual([false, true])
  }
})

test.each([{ postings: Array.from({ length: 51 }, (_, index) => ({ hireFromUsId: index + 1 })), status: 'approved' }])(
  'rejects an invalid decision: %#',
  async (json) => {
    expect((await admin.call('POST', '/hire-from-us/decisions', { json })).status).toBe(400)
  },
)
