import { Employer, type Managed } from '@/e2e/support/employers'
import { mailsTo, waitForMail } from '@/e2e/support/mail'
import { newAdmin, newSeeker, signInAdmin } from '@/e2e/support/people'
import { type Reply, Visitor } from '@/e2e/support/visitor'

type Field = { field: string; label: string; before: string; after: string }
type ErrorBody = { message: string; current: { version: number; change: { fields: Field[] } | null } }
type Decision = { status: 'approved' | 'rejected'; reason?: string; version?: number; changeVersion?: number }

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
  'base64',
)
let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

/** Creates an open job whose employer has asked to change its salary. */
async function revisedJob(more: Record<string, unknown> = { salary: '₹95,000 per month' }): Promise<Employer> {
  const employer = await Employer.ofJob({ jobTitle: `Depot Planner ${Math.random().toString(36).slice(2, 8)}` }, admin)
  expect((await employer.change(more)).status).toBe(200)
  return employer
}

/** Decides on the change at its current version, or at the given versions. */
async function decide(employer: Employer, { status, reason, ...read }: Decision, by = admin): Promise<Reply> {
  const { version, changeVersion } = await employer.read()
  const json = { version, changeVersion: changeVersion || 1, status, ...(reason && { reason }), ...read }
  return by.call('PUT', `/api/postings/${employer.id}/revision`, { json })
}

const publicJob = async ({ id }: Employer) =>
  ((await new Visitor().call('GET', '/hire-from-us/getApprovedJobs')).json as Record<string, unknown>[]).find(
    ({ hireFromUsId }) => hireFromUsId === id,
  )

async function mailAbout({ email }: Employer, subject: string) {
  await waitForMail(email, 3)
  return (await mailsTo(email)).find((mail) => mail.subject.startsWith(subject))
}

test("publishes a change at the same URL once it's approved", async () => {
  const employer = await revisedJob({ jobTitle: 'Depot Planner, renamed', salary: '₹95,000 per month' })
  const { path } = await employer.read()
  expect(await publicJob(employer)).toMatchObject({ salary: '₹60,000 - ₹90,000 per month' })
  const { status, json } = await decide(employer, { status: 'approved' })
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ status: 'approved', jobTitle: 'Depot Planner, renamed', salary: '₹95,000 per month' }),
  ])
  expect(await publicJob(employer)).toMatchObject({ salary: '₹95,000 per month' })
  const after = await employer.read()
  expect([after.path, after.changeVersion, after.changeSentAt]).toEqual([path, 0, null])
  expect((await mailAbout(employer, 'Your change is live: Depot Planner, renamed'))?.text).toContain(String(path))
})

test('a rejected change leaves the job as it was and emails the reason', async () => {
  const employer = await revisedJob()
  expect((await decide(employer, { status: 'rejected', reason: 'This is another job.' })).status).toBe(200)
  expect(await publicJob(employer)).toMatchObject({ salary: '₹60,000 - ₹90,000 per month' })
  expect((await mailAbout(employer, "We couldn't publish your change"))?.text).toContain('This is another job.')
  expect((await employer.read()).changeSentAt).toBeNull()
})

test('a new closing date moves the end of the job', async () => {
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const employer = await revisedJob()
  const before = (await employer.read()).expiresAt
  await decide(employer, { status: 'approved' })
  expect((await employer.read()).expiresAt).toBe(before)
  await employer.change({ closesOn: day(20) })
  await decide(employer, { status: 'approved' })
  expect((await employer.read()).expiresAt?.slice(0, 10)).toBe(day(20))
})

test('publishes a new logo on approval and deletes it on rejection', async () => {
  const employer = await Employer.ofJob({}, admin)
  const wanted = async () => {
    const { json } = await employer.change({}, new Blob([png]))
    return (json as { companyLogo: string }).companyLogo
  }
  const logoStatus = async (name: string) => (await new Visitor().call('GET', `/hire-from-us/${name}`)).status
  const rejected = await wanted()
  await decide(employer, { status: 'rejected' })
  expect([(await publicJob(employer))?.companyLogo, await logoStatus(rejected)]).toEqual([null, 404])
  const approved = await wanted()
  await decide(employer, { status: 'approved' })
  expect([(await publicJob(employer))?.companyLogo, await logoStatus(approved)]).toEqual([approved, 200])
})

describe('rejects a decision on a stale version of', () => {
  test('a change that was edited again', async () => {
    const employer = await revisedJob()
    const { version, changeVersion } = await employer.read()
    await employer.change({ location: 'Austin, TX' })
    const { status, json } = await decide(employer, { status: 'approved', version, changeVersion })
    const { message, current } = json as ErrorBody
    expect([status, message]).toEqual([
      409,
      'The employer just edited it again. Review the latest version before you decide.',
    ])
    const fields = current.change?.fields.map(({ label, after }) => [label, after])
    expect(fields).toEqual([
      ['Salary', '₹95,000 per month'],
      ['Location', 'Austin, TX'],
    ])
  })

  test('a new change after a rejected one', async () => {
    const employer = await revisedJob()
    const { version, changeVersion } = await employer.read()
    await decide(employer, { status: 'rejected' })
    await employer.change({ salary: 'By agreement' })
    expect((await decide(employer, { status: 'approved', version, changeVersion })).status).toBe(409)
  })
})

test('returns 409 for a posting without a pending change', async () => {
  const [plain, changed, pending] = [await Employer.ofJob({}, admin), await revisedJob(), await Employer.ofJob()]
  await decide(changed, { status: 'approved' })
  for (const employer of [plain, changed, pending])
    for (const status of ['approved', 'rejected'] as const) {
      const reply = await decide(employer, { status })
      expect([reply.status, (reply.json as ErrorBody).message]).toEqual([
        409,
        "There's no change to this posting in review anymore.",
      ])
    }
  const json = { version: 1, changeVersion: 1, status: 'approved' }
  expect((await admin.call('PUT', '/api/postings/2000000000/revision', { json })).status).toBe(404)
})

test("doesn't publish a closed job's change until the job is renewed", async () => {
  const employer = await revisedJob()
  await employer.take('close')
  const refused = await decide(employer, { status: 'approved' })
  expect([refused.status, (refused.json as ErrorBody).message]).toEqual([
    409,
    "This job isn't open anymore. You can review the change once the employer renews it.",
  ])
  await employer.take('renew')
  expect((await decide(employer, { status: 'approved' })).status).toBe(200)
})

test("the employer can discard a change once, and then it can't be decided", async () => {
  const employer = await Employer.ofJob({}, admin)
  const { json } = await employer.change({ salary: 'By agreement' }, new Blob([png]))
  const { companyLogo, version, changeVersion, steps } = json as Managed & { companyLogo: string }
  expect(steps).toContain('takeBack')
  expect((await employer.take('takeBack', version - 1)).status).toBe(409)
  const both = await Promise.all([employer.take('takeBack', version), employer.take('takeBack', version)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const after = await employer.read()
  expect([after.changeSentAt, after.fields.salary, after.steps.includes('takeBack')]).toEqual([
    null,
    '₹60,000 - ₹90,000 per month',
    false,
  ])
  expect((await new Visitor().call('GET', `/hire-from-us/${companyLogo}`)).status).toBe(404)
  await employer.change({ salary: 'As agreed' })
  expect((await decide(employer, { status: 'approved', version, changeVersion })).status).toBe(409)
})

test('accepts only one of two simultaneous decisions', async () => {
  const employer = await revisedJob()
  const { version, changeVersion } = await employer.read()
  const read = { version, changeVersion }
  const both = await Promise.all([
    decide(employer, { status: 'approved', ...read }),
    decide(employer, { status: 'rejected', ...read }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('only lets recruiters and owners decide on changes', async () => {
  const employer = await revisedJob()
  const { visitor: seeker } = await newSeeker()
  const refused = [new Visitor(), seeker, await newAdmin('EDITOR')]
  for (const [index, status] of [401, 403, 403].entries())
    expect((await decide(employer, { status: 'approved' }, refused[index])).status).toBe(status)
  expect((await decide(employer, { status: 'approved' }, await newAdmin('RECRUITER'))).status).toBe(200)
})

test.each([{ version: 1, changeVersion: 1, status: 'returned' }])('rejects an invalid decision: %#', async (json) => {
  expect((await admin.call('PUT', '/api/postings/1/revision', { json })).status).toBe(400)
})
