import { Employer, type Managed } from '@/e2e/support/employers'
import { postingData, submitPosting } from '@/e2e/support/jobs'
import { linkIn, waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

const anyone = new Visitor()
describe('the management link', () => {
  test.each([
    ['a forged one', 'forged.token'],
    ['nothing', 'x'],
  ])('is rejected if %s', async (_name, token) => {
    const calls = [
      anyone.call('POST', '/api/postings/managed', { json: { token } }),
      anyone.call('POST', '/api/postings/managed/steps', { json: { token, step: 'close' } }),
      anyone.call('POST', '/api/postings/managed/repeats', { json: { token } }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('opens only its own posting', async () => {
    const [one, other] = [await Employer.ofJob({ jobTitle: 'First' }), await Employer.ofJob({ jobTitle: 'Second' })]
    expect((await one.read()).hireFromUsId).toBe(one.id)
    expect((await other.read()).hireFromUsId).toBe(other.id)
    const mixed = `${one.token.split('.')[0]}.${other.token.split('.')[1]}`
    expect((await anyone.call('POST', '/api/postings/managed', { json: { token: mixed } })).status).toBe(404)
    const confirm = linkIn(await waitForMail(one.email), '/hirefromus/confirm').split('token=')[1]
    expect((await anyone.call('POST', '/api/postings/managed', { json: { token: confirm } })).status).toBe(404)
  })

  test("confirms the email it was sent to and returns the employer's own input", async () => {
    const employer = await Employer.ofJob({ jobTitle: 'Route Planner' })
    const { fields, status, steps } = await employer.read()
    expect([status, steps]).toEqual(['pending', ['edit', 'withdraw']])
    const { companyUrl, ...sent } = postingData({ jobTitle: 'Route Planner', email: employer.email })
    expect(fields).toMatchObject(sent)
    expect(companyUrl).toBe(fields.companyUrl)
  })

  test("is resent only to the posting's own email, with the same response for unknown postings", async () => {
    const employer = await Employer.ofJob()
    const ask = (token: string) => new Visitor().call('POST', '/api/postings/managed/links', { json: { token } })
    const [known, unknown] = [await ask(employer.token), await ask('forged.token')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const { text } = await waitForMailAbout(employer.email, 'Your link to manage your job posting')
    expect(text).toContain('at Lantern Freight Systems')
    for (let count = 2; count <= 3; count += 1) expect((await ask(employer.token)).status).toBe(200)
    expect((await ask(employer.token)).status).toBe(429)
  })
})

describe('a posting in review', () => {
  test('can be edited, except for its email', async () => {
    const employer = await Employer.ofJob()
    const reply = await employer.change({ jobTitle: 'Changed Title', email: 'thief@mail.example' })
    expect([reply.status, (reply.json as Managed).jobTitle]).toEqual([200, 'Changed Title'])
    expect((await employer.read()).fields).toMatchObject({ email: employer.email, jobTitle: 'Changed Title' })
    expect((await employer.change({ salary: '' })).json).toMatchObject({ errors: { salary: 'Salary is required' } })
  })

  test('returns to review when the employer answers the questions', async () => {
    const employer = await Employer.ofJob()
    const reason = 'What does the job pay?'
    const json = { hireFromUsId: employer.id, status: 'returned', reason }
    expect((await admin.call('PUT', '/hire-from-us', { json })).status).toBe(200)
    expect(await employer.read()).toMatchObject({ status: 'returned', reason, steps: ['edit', 'withdraw'] })
    expect((await employer.change({ salary: '$45/hr' })).json).toMatchObject({ status: 'pending', reason: '' })
    await waitForMailAbout(employer.email, 'Your posting is back in review')
  })

  test('can be withdrawn once and then only repeated', async () => {
    const employer = await Employer.ofJob()
    expect((await employer.take('withdraw')).status).toBe(200)
    expect((await employer.read()).steps).toEqual(['repeat'])
    for (const step of ['withdraw', 'close', 'fill', 'renew']) expect((await employer.take(step)).status).toBe(409)
    expect((await employer.change({})).status).toBe(409)
    const decided = await admin.call('PUT', '/hire-from-us', {
      json: { hireFromUsId: employer.id, status: 'approved' },
    })
    expect(decided.status).toBe(409)
  })

  test.each(['close', 'fill', 'renew', 'repeat'])('rejects %s with a message', async (step) => {
    const employer = await Employer.ofJob()
    const { status, json } = step === 'repeat' ? await employer.repeat() : await employer.take(step)
    expect([status, (json as { message: string }).message.length > 20]).toEqual([409, true])
  })
})

test('stores the questions for applicants', async () => {
  const questions = [
    { kind: 'sponsorship', text: 'Will you need sponsorship?', isRequired: true },
    { kind: 'text', text: 'Why this job?', isRequired: false },
  ]
  expect((await (await Employer.ofJob({ questions })).read()).fields.questions).toEqual(questions)
  const wrong = [{ kind: 'text', text: ' ', isRequired: false }]
  expect((await submitPosting(postingData({ questions: wrong }))).json).toMatchObject({
    errors: { 'questions.0.text': 'Enter the question.' },
  })
})
