import { Employer, type Managed } from '@/e2e/support/employers'
import { applyTo } from '@/e2e/support/jobs'
import { linkIn, mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000
let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

const anyone = new Visitor()
const openJobs = async () =>
  ((await anyone.call('GET', '/hire-from-us/getApprovedJobs')).json as { hireFromUsId: number }[]).map(
    ({ hireFromUsId }) => hireFromUsId,
  )

/** Returns what a closed job's public page shows to people and search engines. */
async function closedPage(employer: Employer) {
  const { path } = await employer.read()
  const { status, text } = await anyone.call('GET', path ?? '', { headers: { accept: 'text/html' } })
  return {
    status,
    says: text.includes('This job is closed') && text.includes('The employer closed it'),
    isMarked: text.includes('"JobPosting"'),
    isIndexed: !text.includes('content="noindex"'),
  }
}

test('keeps the public version while a change is in review', async () => {
  const employer = await Employer.ofJob({ jobTitle: 'Public Words' }, admin)
  const reply = await employer.change({ jobTitle: 'New Words', description: 'Other work.' })
  expect(reply.json).toMatchObject({ status: 'approved', jobTitle: 'Public Words', changeVersion: 1 })
  const { fields, path, changeSentAt } = await employer.read()
  expect([fields.jobTitle, typeof changeSentAt]).toEqual(['New Words', 'string'])
  const page = await anyone.call('GET', path ?? '', { headers: { accept: 'text/html' } })
  expect([page.text.includes('Public Words'), page.text.includes('New Words')]).toEqual([true, false])
  expect((await employer.change({ changeVersion: 0 })).status).toBe(409)
  expect((await employer.change({ description: 'More work.' })).json).toMatchObject({ changeVersion: 2 })
})

test('closes the job once if two people close it at the same time', async () => {
  const employer = await Employer.ofJob({}, admin)
  const both = await Promise.all([employer.take('close'), employer.take('close')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await openJobs()).not.toContain(employer.id)
  await waitForMailAbout(employer.email, 'Job closed')
  expect((await mailsTo(employer.email)).filter(({ subject }) => subject.startsWith('Job closed'))).toHaveLength(1)
})

test('rejects a stale version and returns the current one', async () => {
  const employer = await Employer.ofJob({}, admin)
  const { version } = await employer.read()
  const stale = await employer.take('close', version - 1)
  expect([stale.status, (stale.json as { current: Managed }).current.version]).toEqual([409, version])
  expect((await employer.take('close', version)).status).toBe(200)
})

test('closes, fills and renews the job at the same URL, and notifies applicants', async () => {
  const employer = await Employer.ofJob({}, admin)
  const seeker = await newSeeker()
  expect((await applyTo(employer.id, seeker)).status).toBe(201)
  expect((await employer.read()).interest.applicants).toBe(1)
  expect((await employer.take('renew')).status).toBe(409)

  expect((await employer.take('close')).status).toBe(200)
  expect((await employer.read()).steps).toEqual(['fill', 'renew', 'repeat'])
  await waitForMailAbout(seeker.email, 'closed')
  const late = await applyTo(employer.id, await newSeeker())
  expect(late.status).toBe(410)
  expect(await closedPage(employer)).toEqual({ status: 200, says: true, isMarked: false, isIndexed: false })

  expect((await employer.take('fill')).status).toBe(200)
  expect((await employer.take('fill')).status).toBe(409)
  const { path } = await employer.read()
  expect((await employer.take('renew')).status).toBe(200)
  const renewed = await employer.read()
  expect([renewed.status, renewed.path]).toEqual(['approved', path])
  expect(Date.parse(renewed.expiresAt ?? '') - Date.now()).toBeGreaterThan(59 * DAY_MS)
  expect(await openJobs()).toContain(employer.id)
})

test('keeps a renewed job open if a change sent before is approved', async () => {
  const closesOn = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)
  const employer = await Employer.ofJob({ closesOn }, admin)
  expect((await employer.change({ description: 'More work.' })).status).toBe(200)
  expect((await employer.take('renew')).status).toBe(200)
  const { version, changeVersion, expiresAt } = await employer.read()
  expect(Date.parse(expiresAt ?? '') - Date.now()).toBeGreaterThan(59 * DAY_MS)
  const json = { version, changeVersion, status: 'approved' }
  expect((await admin.call('PUT', `/api/postings/${employer.id}/revision`, { json })).status).toBe(200)
  const changed = await employer.read()
  expect([changed.fields.description, changed.expiresAt]).toEqual(['More work.', expiresAt])
})

test('limits how often an employer can close and renew a job', async () => {
  const employer = await Employer.ofJob({}, admin)
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1)
    statuses.push((await employer.take(count % 2 === 0 ? 'close' : 'renew')).status)
  expect(statuses).toEqual([...Array(9).fill(200), 429])
})

test("repeats the job as a new posting with its own link, once while it's in review", async () => {
  const employer = await Employer.ofJob({ salary: '$45/hr' }, admin)
  expect((await employer.repeat()).status).toBe(201)
  expect((await employer.repeat()).status).toBe(409)
  const link = linkIn(await waitForMailAbout(employer.email, 'Posted again'), '/hirefromus/manage')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const { json } = await anyone.call('POST', '/api/postings/managed', { json: { token } })
  expect(json).toMatchObject({ status: 'pending', fields: { salary: '$45/hr', email: employer.email } })
  expect((json as Managed).hireFromUsId).not.toBe(employer.id)
})

test('counts views per day, except of closed and unknown jobs', async () => {
  const employer = await Employer.ofJob({}, admin)
  const view = (id: number) => anyone.call('POST', `/api/postings/${id}/views`)
  const replies = await Promise.all([view(employer.id), view(employer.id), view(employer.id), view(2_000_000_000)])
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  const { interest } = await employer.read()
  expect([interest.total, interest.days.length, interest.days.at(-1)?.views]).toEqual([3, 30, 3])
  await employer.take('close')
  await view(employer.id)
  expect((await employer.read()).interest.total).toBe(3)
})
