import { releasePosting } from '@/e2e/support/decisions'
import { Employer } from '@/e2e/support/employers'
import { applyTo } from '@/e2e/support/jobs'
import { linkIn, mailsTo, waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newSeeker, signInAdmin } from '@/e2e/support/people'
import { type Reply, Visitor } from '@/e2e/support/visitor'

type Posting = { hireFromUsId: number; status: string; reason: string; version: number }
type ErrorBody = { message: string; current: Posting; errors?: Record<string, string> }

const QUESTIONS = 'What does the job pay?\nWhere is <b>the</b> work done?'
const html = { accept: 'text/html' }
let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

function decide(id: number, status: string, reason = '', by = admin): Promise<Reply> {
  return by.call('PUT', '/hire-from-us', { json: { hireFromUsId: id, status, ...(reason && { reason }) } })
}

/** Finds the employer's email with that subject, in any order of arrival. */
async function mailAbout(employer: Employer, subject: string, count = 2) {
  await releasePosting(employer.id)
  await waitForMail(employer.email, count)
  return (await mailsTo(employer.email)).find((mail) => mail.subject.startsWith(subject))
}

test('emails the questions with a link to answer them', async () => {
  const employer = await Employer.ofJob({ jobTitle: 'Fleet Analyst' })
  const { status, json } = await decide(employer.id, 'returned', QUESTIONS)
  expect([status, json]).toEqual([200, expect.objectContaining({ status: 'returned', reason: QUESTIONS, version: 2 })])
  // The email isn't confirmed, so we don't send it text that a stranger may have written.
  const mail = await mailAbout(employer, 'A question about your job posting')
  expect(mail?.subject + (mail?.text ?? '')).not.toContain('Fleet Analyst')
  expect(mail?.text).toContain('What does the job pay?')
  expect(mail?.html).not.toContain('<b>the</b>')
  expect(mail && linkIn(mail, '/hirefromus/manage')).toContain('token=')
})

test('returns an edited posting to review, where it can be approved', async () => {
  const employer = await Employer.ofJob()
  await decide(employer.id, 'returned', QUESTIONS)
  const answer = await employer.change({ salary: '₹80,000 per month' })
  expect([answer.status, (await employer.read()).status]).toEqual([200, 'pending'])
  const { status, json } = await decide(employer.id, 'approved')
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ status: 'approved', reason: '', salary: '₹80,000 per month' }),
  ])
})

test('requires a question', async () => {
  const { id } = await Employer.ofJob()
  for (const reason of ['', '  \n ']) {
    const { status, json } = await decide(id, 'returned', reason)
    expect([status, (json as ErrorBody).errors]).toEqual([400, { reason: 'Enter your questions for the employer.' }])
  }
})

test('approves or rejects several postings at once, but sends back only one at a time', async () => {
  const { id } = await Employer.ofJob()
  const json = { postings: [{ hireFromUsId: id }], status: 'returned', reason: QUESTIONS }
  expect((await admin.call('POST', '/hire-from-us/decisions', { json })).status).toBe(400)
})

describe('rejects a decision on a posting', () => {
  const steps = ['approved', 'rejected', 'returned']
  const expectNoDecision = async (id: number, current: string, message: RegExp) => {
    for (const step of steps) {
      const { status, json } = await decide(id, step, QUESTIONS)
      expect([step, status, (json as ErrorBody).current.status]).toEqual([step, 409, current])
      expect((json as ErrorBody).message).toMatch(message)
    }
  }

  test.each([
    ['approved', / approved this posting on .+ UTC\.$/],
    ['rejected', / rejected this posting on .+ UTC\.$/],
    ['returned', / sent this posting back on .+ UTC\.$/],
  ])('that is already %s', async (status, message) => {
    const { id } = await Employer.ofJob()
    expect((await decide(id, status, QUESTIONS)).status).toBe(200)
    await expectNoDecision(id, status, message)
  })

  test.each([
    ['close', 'closed'],
    ['fill', 'filled'],
  ])('that the employer chose to %s', async (step, status) => {
    const employer = await Employer.ofJob({}, admin)
    expect((await employer.take(step)).status).toBe(200)
    await expectNoDecision(employer.id, status, / approved this posting on /)
  })

  test('that was withdrawn', async () => {
    const employer = await Employer.ofJob()
    await employer.take('withdraw')
    await expectNoDecision(employer.id, 'closed', /^The employer withdrew this posting\.$/)
  })
})

test('accepts only one of two simultaneous decisions', async () => {
  const { id } = await Employer.ofJob()
  const both = await Promise.all([decide(id, 'returned', QUESTIONS), decide(id, 'approved')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = both.find(({ status }) => status === 200)?.json as Posting
  const loser = both.find(({ status }) => status === 409)?.json as ErrorBody
  expect(loser.current.status).toBe(winner.status)
})

test('only lets recruiters and owners send back', async () => {
  const { id } = await Employer.ofJob()
  const { visitor: seeker } = await newSeeker()
  const refused = [new Visitor(), seeker, await newAdmin('EDITOR')]
  for (const [index, status] of [401, 403, 403].entries())
    expect((await decide(id, 'returned', QUESTIONS, refused[index])).status).toBe(status)
  expect((await decide(id, 'returned', QUESTIONS, await newAdmin('RECRUITER'))).status).toBe(200)
})

test('includes the management link in every decision email', async () => {
  const [approved, rejected] = [await Employer.ofJob({}, admin), await Employer.ofJob()]
  await decide(rejected.id, 'rejected', 'Posted twice.')
  for (const [employer, subject] of [
    [approved, 'Your job is live'],
    [rejected, 'Update on your job posting'],
  ] as const) {
    const mail = await mailAbout(employer, subject)
    expect(mail && linkIn(mail, '/hirefromus/manage')).toContain('token=')
    expect(mail?.html).toContain('Manage posting')
  }
})

describe('taking a job down', () => {
  const REASON = 'Applicants are asked to pay.'

  test('removes it from the site for good and notifies its employer and applicants', async () => {
    const employer = await Employer.ofJob({ jobTitle: 'Courier Planner' }, admin)
    const seeker = await newSeeker('Mira Rao')
    await applyTo(employer.id, seeker)
    const path = (await employer.read()).path ?? ''
    const look = async () => (await new Visitor().call('GET', path, { headers: html })).status
    expect(await look()).toBe(200)

    const { status, json } = await decide(employer.id, 'taken-down', REASON)
    expect([status, json]).toEqual([200, expect.objectContaining({ status: 'rejected', reason: REASON })])
    expect(await look()).toBe(404)
    const mail = await waitForMailAbout(employer.email, 'Your job was taken down: Courier Planner')
    expect(mail.text).toContain(REASON)
    const email = (await waitForMailAbout(seeker.email, 'closed')).text
    expect(email).toContain('Courier Planner')
    expect((await employer.take('renew')).status).toBe(409)
  })

  test("works on a closed job, which then can't be renewed", async () => {
    const employer = await Employer.ofJob({}, admin)
    expect((await employer.take('close')).status).toBe(200)
    expect((await decide(employer.id, 'taken-down', REASON)).status).toBe(200)
    expect((await employer.take('renew')).status).toBe(409)
  })

  test('requires a reason, works once, and only after approval', async () => {
    const [open, waiting] = [await Employer.ofJob({}, admin), await Employer.ofJob()]
    expect((await decide(open.id, 'taken-down')).json).toMatchObject({
      errors: { reason: 'Enter a reason for taking down the job.' },
    })
    expect((await decide(waiting.id, 'taken-down', REASON)).json).toMatchObject({
      message: 'Only a published job can be taken down.',
    })
    expect((await decide(open.id, 'taken-down', REASON)).status).toBe(200)
    const again = await decide(open.id, 'taken-down', REASON)
    expect([again.status, (again.json as ErrorBody).message]).toEqual([
      409,
      expect.stringMatching(/took this job down on/),
    ])
  })
})
