import { contactMessage } from '@/e2e/support/access/documented'
import { answerTo, wrongAnswerTo } from '@/e2e/support/captcha'
import { newApprovedJob, pdfResume, postingData, submitPosting } from '@/e2e/support/jobs'
import { newEmail, newSeeker, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { type Reply, Visitor } from '@/e2e/support/visitor'

/** An action that can be abused. A stranger repeats `attempt`, then the person affected runs `own`. */
type Row = {
  action: string
  /** The first attempt from one IP that the limit rejects. */
  refusedAt: number
  form: 'json' | 'text'
  attempt: (stranger: Visitor, email: string) => Promise<Reply>
  own: (owner: TestSeeker) => Promise<Reply>
}

const demo = (email: string) => ({
  student_id: 1,
  first_name: 'Lena',
  last_name: 'Ortiz',
  type: 'Live Session',
  email,
  number: '+1 512-555-0190',
  date: new Date().toISOString().slice(0, 10),
})
const logIn = (visitor: Visitor, email: string, password: string) =>
  visitor.call('POST', '/api/v1/user/login', { json: { email, password } })
const logInAsAdmin = (visitor: Visitor, password: string) =>
  visitor.call('POST', '/api/v1/user/adminlogin', { json: { email: required('ADMIN_EMAIL'), password } })
const byEmail = (method: string, path: string) => ({
  attempt: (visitor: Visitor, email: string) => visitor.call(method, `/api/v1/user/${path}?email=${email}`),
  own: ({ email }: TestSeeker) => new Visitor().call(method, `/api/v1/user/${path}?email=${email}`),
})
const posting = (email: string, visitor = new Visitor()) => submitPosting(postingData({ email }), undefined, visitor)
const post = (path: string, json: (email: string) => unknown) => ({
  attempt: (visitor: Visitor, email: string) => visitor.call('POST', path, { json: json(email) }),
  own: ({ email }: TestSeeker) => new Visitor().call('POST', path, { json: json(email) }),
})

/** Processes that share a Redis share limits. In that case the stranger alternates between them. */
const counting = process.env.TEST_SHARED_LIMITS
  ? [required('TEST_SITE_URL'), required('TEST_SECOND_SITE_URL')]
  : [required('TEST_SITE_URL')]

let blogId: number
let jobId: number
let owner: TestSeeker

beforeAll(async () => {
  owner = await newSeeker('Limited Seeker')
  jobId = await newApprovedJob(await signInAdmin())
  blogId = ((await new Visitor().call('GET', '/blog')).json as { id: number }[])[0]?.id ?? 0
})

const rows: Row[] = [
  {
    action: 'signing in',
    refusedAt: 11,
    form: 'json',
    attempt: (stranger, email) => logIn(stranger, email, 'a wrong guess'),
    own: ({ email }) => logIn(new Visitor(), email, PASSWORD),
  },
  {
    action: 'signing in as an admin',
    refusedAt: 11,
    form: 'json',
    attempt: (stranger) => logInAsAdmin(stranger, 'a wrong guess'),
    own: () => logInAsAdmin(new Visitor(), required('ADMIN_PASSWORD')),
  },
  { action: 'asking for a code', refusedAt: 6, form: 'text', ...byEmail('POST', 'send-otp') },
  { action: 'asking for a password link', refusedAt: 6, form: 'text', ...byEmail('PUT', 'forgotpassword') },
  {
    action: 'sending a message',
    refusedAt: 3,
    form: 'json',
    ...post('/contactus/add', (email) => ({ ...contactMessage, email })),
  },
  {
    action: 'trying captchas of a message',
    refusedAt: 21,
    form: 'json',
    ...post('/contactus/add', (email) => ({ ...contactMessage, email, captchaId: 'none', captcha: 'AAAAA' })),
  },
  {
    action: 'asking for passkey challenges',
    refusedAt: 301,
    form: 'json',
    ...post('/api/passkeys/options', () => ({ kind: 'seeker' })),
  },
  { action: 'registering for a demo', refusedAt: 6, form: 'text', ...post('/demoregister/add', demo) },
  {
    action: 'posting a job',
    refusedAt: 6,
    form: 'json',
    attempt: (stranger, email) => posting(email, stranger),
    own: ({ email }) => posting(email),
  },
  {
    action: 'commenting',
    refusedAt: 11,
    form: 'json',
    ...post('/api/comments', (email) => ({ blogId, name: 'Lena', email, text: `A word about ${newEmail()}` })),
  },
  {
    action: 'reporting a job',
    refusedAt: 11,
    form: 'json',
    attempt: (stranger) => report(stranger),
    own: () => report(new Visitor()),
  },
]

test.each(rows)('limits $action with a 429 and still lets the owner in', async (row) => {
  const { ip } = new Visitor()
  const attempt = (tries: number) => row.attempt(new Visitor(counting[tries % counting.length], ip), owner.email)
  for (let tries = 1; tries < row.refusedAt; tries++) expect((await attempt(tries)).status).not.toBe(429)
  expectTooMany(await firstRefusal((more) => attempt(row.refusedAt + more)), row.form)
  const { status, json } = await row.own(owner)
  expect(status).not.toBe(429)
  if (row.action.startsWith('signing in')) expect(json).toMatchObject({ status: true })
})

test('counts captcha attempts, messages and demo requests separately', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  const write = async (answer: (question: string) => string) => {
    const { captchaId, question } = (await visitor.call('GET', '/contactus/captcha?kind=question')).json as Question
    const captcha = answer(question)
    const json = { ...contactMessage, email, captchaId, captcha }
    return visitor.call('POST', '/contactus/add', { json })
  }
  for (let tries = 1; tries <= 6; tries++) expect((await write(wrongAnswerTo)).status).toBe(400)
  for (let sent = 1; sent <= 5; sent++) expect((await write(answerTo)).status).toBe(201)
  expect((await firstRefusal(() => write(answerTo))).status).toBe(429)
  const registered = await visitor.call('POST', '/demoregister/add', { json: demo(newEmail()) })
  expect(registered.status).toBe(201)
})

test('limits applications per account with a 429', async () => {
  const apply = ({ visitor }: TestSeeker) => {
    const form = new FormData()
    form.set('data', JSON.stringify({ jobId: 1_999_999_999, jobTitle: 'None', companyName: 'None' }))
    form.set('resume', pdfResume())
    return visitor.call('POST', '/apply-job/create', { form })
  }
  for (let tries = 1; tries <= 10; tries++) expect((await apply(owner)).status).not.toBe(429)
  expectTooMany(await firstRefusal(() => apply(owner)), 'json')
  expect((await apply(await newSeeker('Another Seeker'))).status).not.toBe(429)
})

type Question = { captchaId: string; question: string }

function report(visitor: Visitor): Promise<Reply> {
  return visitor.call('POST', `/api/postings/${jobId}/reports`, { json: { reason: 'other', text: 'It is not there.' } })
}

/**
 * The first response that's a 429, or the last one. A process counts by itself while its Redis is slow, so a limit can
 * come up to two calls late.
 */
async function firstRefusal(attempt: (more: number) => Promise<Reply>): Promise<Reply> {
  for (let more = 0; more < 2; more += 1) {
    const reply = await attempt(more)
    if (reply.status === 429) return reply
  }
  return attempt(2)
}

function expectTooMany({ status, text, json, headers }: Reply, form: Row['form']): void {
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
  expect(form === 'text' ? text : (json as { message: string }).message).toMatch(/^Too many attempts/)
  if (form === 'text') expect(json).toBeUndefined()
}
