import { releaseDecision } from '@/e2e/support/decisions'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { mailsTo, waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { decisions } from '@/lib/hiring/applications/statuses'

const jobTitle = `Bridge Inspector ${Date.now()}`
let owner: Visitor
let seeker: TestSeeker
let jobId: number
let id: number

beforeAll(async () => {
  owner = await signInAdmin()
  seeker = await newSeeker('Ravi Menon')
  jobId = await newApprovedJob(owner, { jobTitle })
  id = await apply()
})

async function apply(): Promise<number> {
  const { json } = await applyTo(jobId, seeker)
  return (json as { applyJobDetailsId: number }).applyJobDetailsId
}

/** Decides for good: if another decision follows while it can be undone, its email isn't sent. */
async function decide(json: object): Promise<number> {
  const reply = await owner.call('PATCH', `/api/applications/${id}`, { json })
  if (reply.status === 200 && (reply.json as { decisionId: number | null }).decisionId) await releaseDecision(id)
  return reply.status
}
const withdraw = async () => (await seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)).status

describe.each(decisions)('an application that is %s', (from) => {
  test.each(decisions)('can be set to %s', async (to) => {
    expect(await decide({ state: from })).toBe(200)
    const elsewhere = decisions.find((state) => state !== from && state !== to)
    if (from !== to) expect(await decide({ state: to, from: elsewhere })).toBe(409)
    expect(await decide({ state: to, from })).toBe(200)
  })
})

test('records each transition in the history and the audit log, and emails it if configured', async () => {
  const { text } = await owner.call('GET', `/api/exports/audit?search=${encodeURIComponent(jobTitle)}`)
  const counts = (action: string) => text.match(new RegExp(`application\\.${action},${id},`, 'g'))?.length ?? 0
  const mailed = { shortlisted: `You've been shortlisted: ${jobTitle}`, rejected: `Your application for ${jobTitle}` }
  // One confirmation, plus the emails about decisions.
  await waitForMail(seeker.email, 1 + counts('shortlisted') + counts('rejected') + counts('hired'))
  const subjects = (await mailsTo(seeker.email)).map(({ subject }) => subject)
  for (const [action, subject] of Object.entries(mailed)) {
    expect(counts(action)).toBeGreaterThan(3)
    expect(subjects.filter((each) => each === subject)).toHaveLength(counts(action))
  }
  expect(subjects).toHaveLength(1 + counts('shortlisted') + counts('rejected') + counts('hired'))
  const page = await owner.call('GET', `/adminappliedjobs/${id}`, { headers: { accept: 'text/html' } })
  const steps = page.text.match(/<li class="border-l-2[^"]*">/g)?.length
  const all = ['submitted', 'reviewed', 'shortlisted', 'rejected', 'hired', 'reopened'].map(counts)
  expect(steps).toBe(all.reduce((sum, count) => sum + count, 0))
})

test.each([
  ['new', 200],
  ['reviewed', 200],
  ['shortlisted', 200],
  ['rejected', 409],
  ['hired', 409],
])('withdrawing a %s application returns %d', async (state, status) => {
  expect(await decide({ state })).toBe(200)
  expect(await withdraw()).toBe(status)
  if (status === 409) return
  expect(await withdraw()).toBe(409)
  for (const decision of decisions) expect(await decide({ state: decision })).toBe(409)
  id = await apply()
})

describe("a decision's email", () => {
  const read = (state: string) => owner.call('GET', `/api/applications/${id}/mail?state=${state}`)

  test('is prefilled from its template', async () => {
    const { status, json } = await read('shortlisted')
    expect(status).toBe(200)
    expect(json).toMatchObject({ subject: `You've been shortlisted: ${jobTitle}` })
    expect((json as { text: string }).text).toMatch(/^Hi Ravi Menon,/)
    expect((await read('reviewed')).status).toBe(400)
  })

  test('is sent as edited, without filling in placeholders or interpreting HTML', async () => {
    expect(await decide({ state: 'new' })).toBe(200)
    const mail = { subject: `Come by ${jobTitle}`, text: 'Dear <b>{name}</b>,\n\ncall us.' }
    expect(await decide({ state: 'hired', from: 'new', mail })).toBe(200)
    const sent = await waitForMailAbout(seeker.email, 'Come by')
    expect(sent.text).toContain('Dear <b>{name}</b>,\n\ncall us.')
    expect(sent.html).toContain('&#60;b&#62;{name}')
  })

  test.each([
    ['reviewed', { subject: 'x', text: 'x' }],
    ['rejected', { subject: '', text: 'x' }],
    ['rejected', { subject: 'One\r\nBcc: all@mail.example', text: 'x' }],
    ['rejected', { subject: 'x', text: ' ' }],
  ])('rejects %s with %j', async (state, mail) => {
    expect(await decide({ state, mail })).toBe(400)
  })
})

test('rejects a withdrawal by an admin', async () => {
  expect(await decide({ state: 'withdrawn' })).toBe(400)
})

test('rejects the second of two simultaneous decisions', async () => {
  expect(await decide({ state: 'new' })).toBe(200)
  const both = [decide({ state: 'shortlisted', from: 'new' }), decide({ state: 'rejected', from: 'new' })]
  expect((await Promise.all(both)).sort()).toEqual([200, 409])
})

test('returns 404 for unknown applications', async () => {
  const { status } = await owner.call('PATCH', '/api/applications/999999999', { json: { state: 'hired' } })
  expect(status).toBe(404)
})
