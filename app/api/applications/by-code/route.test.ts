import { query } from '@/e2e/support/database'
import { newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { codeIn, mailsTo, waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { newEmail, newSeeker, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { storeHolds } from '@/e2e/support/store'
import { type Reply, Visitor } from '@/e2e/support/visitor'

let admin: Visitor
let jobId: number

beforeAll(async () => {
  admin = await signInAdmin()
  jobId = await newApprovedJob(admin, { jobTitle: `Open Door Engineer ${Date.now()}` })
})

type Guest = { visitor: Visitor; email: string; code: string }

/** Creates a visitor without a session who has requested a code to apply with. */
async function newGuest(email = newEmail('guest'), visitor = new Visitor(), mails = 1): Promise<Guest> {
  const sent = await visitor.call('POST', `/api/applications/send-code?email=${encodeURIComponent(email)}`)
  expect([sent.status, sent.json]).toEqual([200, { message: 'We emailed you a code.' }])
  const last = await waitForMail(email, mails)
  const newest = (await mailsTo(email)).filter(({ subject }) => subject.includes('application code')).at(-1)
  return { visitor, email, code: codeIn(newest ?? last) }
}

function apply({ visitor, email, code }: Guest, more: object = {}, resume: File | null = pdfResume()): Promise<Reply> {
  const form = new FormData()
  const data = { jobId, studentName: 'Guest Applicant', email, mobileNumber: '9000001234', code, ...more }
  form.set('data', JSON.stringify(data))
  if (resume) form.set('resume', resume)
  return visitor.call('POST', '/api/applications/by-code', { form })
}

const errorsOf = ({ status, json }: Reply) => [status, (json as { errors?: object }).errors]
const wrongCode = [400, { code: expect.stringContaining('That code is wrong or has expired.') }]
const applicationsOf = (email: string) =>
  query<{ studentName: string; postingId: number }>(
    'SELECT "studentName", "postingId" FROM "Application" WHERE "email" = $1',
    [email],
  )
const accountOf = (email: string) =>
  query<{ userName: string; passwordHash: string | null; verifiedAt: Date; openedByCodeAt: Date }>(
    'SELECT "userName", "passwordHash", "verifiedAt", "openedByCodeAt" FROM "Seeker" WHERE "email" = $1',
    [email],
  )
const other = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

test('the right code stores the application, creates an account without a password and signs in', async () => {
  const guest = await newGuest()
  const reply = await apply(guest)
  expect([reply.status, reply.json]).toMatchObject([
    201,
    { jobId, studentName: 'Guest Applicant', email: guest.email, resume: 'resume.pdf' },
  ])
  expect((await guest.visitor.call('GET', '/api/auth/session')).json).toMatchObject({
    userName: 'Guest Applicant',
    email: guest.email,
  })
  expect(await accountOf(guest.email)).toMatchObject([
    { userName: 'Guest Applicant', passwordHash: null, verifiedAt: expect.any(Date), openedByCodeAt: expect.any(Date) },
  ])
  const consents = await query<{ kind: string }>(
    'SELECT c."kind" FROM "Consent" c JOIN "Seeker" s ON s."id" = c."seekerId" WHERE s."email" = $1 ORDER BY c."kind"',
    [guest.email],
  )
  expect(consents.map(({ kind }) => kind)).toEqual(['account-terms', 'application-terms'])
  expect((await apply(guest)).status).toBe(400)
  const login = { email: guest.email, password: PASSWORD }
  expect((await new Visitor().call('POST', '/api/v1/user/login', { json: login })).json).toEqual({
    status: false,
    message: 'Invalid email or password',
  })
})

test('the right code signs in to an existing account and uses its name', async () => {
  const { email } = await newSeeker('Meera Rao')
  const guest = await newGuest(email)
  expect((await apply(guest)).json).toMatchObject({ studentName: 'Meera Rao', email })
  expect((await guest.visitor.call('GET', '/api/auth/session')).json).toMatchObject({ userName: 'Meera Rao' })
  const again = await newGuest(email, new Visitor(), 3)
  const reply = await apply(again)
  expect([reply.status, reply.json]).toMatchObject([409, { message: 'You applied to this job' }])
  expect(await applicationsOf(email)).toHaveLength(1)
  expect((await again.visitor.call('GET', '/api/auth/session')).json).toBeNull()
})

test("applying completes a registration, which then can't be completed with another password", async () => {
  const email = newEmail('begun')
  const visitor = new Visitor()
  await visitor.call('POST', `/api/v1/user/send-otp?email=${email}`)
  const otp = codeIn(await waitForMail(email))
  expect((await visitor.call('POST', '/api/v1/user/verify-otp', { json: { email, otp } })).status).toBe(200)
  const guest = await newGuest(email, visitor, 2)
  expect((await apply(guest)).status).toBe(201)
  const json = { userName: 'Other', email, mobile: '9000001234', password: PASSWORD, confirmPassword: PASSWORD }
  expect((await visitor.call('PUT', '/api/v1/user/register', { json })).status).toBe(409)
  await new Visitor().call('POST', `/api/v1/user/send-otp?email=${email}`)
  await waitForMailAbout(email, 'You already have')
})

test('stores one of five simultaneous applications with the same code, in one account with one session', async () => {
  const guest = await newGuest()
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => apply({ ...guest, visitor: guest.visitor.clone() })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
  expect(await applicationsOf(guest.email)).toHaveLength(1)
  const sessions = await query(
    'SELECT 1 FROM "Session" x JOIN "Seeker" s ON s."id" = x."seekerId" WHERE s."email" = $1',
    [guest.email],
  )
  expect(sessions).toHaveLength(1)
})

test('reports invalid input without using up the code or storing anything', async () => {
  const text = `guest resume ${Date.now()}`
  const guest = await newGuest()
  const questioned = await newApprovedJob(admin, {
    questions: [{ kind: 'years', text: 'How many years?', isRequired: true }],
  })
  expect(errorsOf(await apply(guest, { studentName: ' ' }))).toEqual([400, { studentName: 'Full Name is required' }])
  expect(errorsOf(await apply(guest, { mobileNumber: 'call me' }))).toEqual([
    400,
    { mobileNumber: 'Enter a valid mobile number.' },
  ])
  expect(errorsOf(await apply(guest, {}, null))).toEqual([400, { resume: 'Resume is required' }])
  expect((await apply(guest, {}, new File(['%PDF-1.4'], 'resume.exe'))).status).toBe(415)
  expect(errorsOf(await apply(guest, { jobId: questioned }))).toEqual([400, { 'answers.0': 'Answer this question.' }])
  expect((await apply(guest, { jobId: 2_000_000_000 })).status).toBe(404)
  expect((await apply(guest, { termsVersion: '1999-01-01' })).status).toBe(400)
  expect(errorsOf(await apply(guest, { code: other(guest.code) }, pdfResume(text)))).toEqual(wrongCode)
  expect(storeHolds(text)).toBe(false)
  expect([await accountOf(guest.email), await applicationsOf(guest.email)]).toEqual([[], []])
  expect((await apply(guest, {}, pdfResume(text))).status).toBe(201)
  expect(storeHolds(text)).toBe(true)
})

test('rejects expired, foreign, overused and wrong-purpose codes with the same message', async () => {
  const guest = await newGuest()
  // A code requested without cookies works for any client without cookies, until the next one requests a code.
  const stranger = await newGuest(newEmail('stranger'))
  expect(errorsOf(await apply({ ...guest, visitor: stranger.visitor }))).toEqual(wrongCode)
  await query(`UPDATE "OneTimeCode" SET "expiresAt" = now() - interval '1 year' WHERE "email" = $1`, [guest.email])
  expect(errorsOf(await apply(guest))).toEqual(wrongCode)
  for (let tries = 1; tries <= 5; tries += 1) await apply({ ...stranger, code: other(stranger.code) })
  expect(errorsOf(await apply(stranger))).toEqual(wrongCode)
  const { email, visitor } = await newSeeker()
  await visitor.call('POST', `/api/v1/user/send-login-code?email=${email}`)
  const code = codeIn(await waitForMailAbout(email, 'login code'))
  expect(errorsOf(await apply({ visitor, email, code }))).toEqual(wrongCode)
})

test('responds the same for every email and sends each one a code', async () => {
  const { email: known } = await newSeeker()
  const replies: unknown[] = []
  for (const email of [known, newEmail()]) {
    const { status, text } = await new Visitor().call('POST', `/api/applications/send-code?email=${email}`)
    expect(codeIn(await waitForMail(email))).toHaveLength(4)
    replies.push([status, text])
  }
  expect(replies[0]).toEqual(replies[1])
  expect((await new Visitor().call('POST', '/api/applications/send-code?email=nobody')).status).toBe(400)
})

test('an account without a password can sign in with a code, get a password by email and be deleted with a code', async () => {
  const guest = await newGuest()
  const text = `leaves by code ${Date.now()}`
  expect((await apply(guest, {}, pdfResume(text))).status).toBe(201)
  const { visitor, email } = guest
  const change = { email, oldPassword: 'x', newPassword: PASSWORD }
  expect((await visitor.call('PUT', '/api/v1/user/change-password', { json: change })).status).toBe(400)
  expect((await visitor.call('GET', '/api/account/export')).status).toBe(200)

  const elsewhere = new Visitor()
  await elsewhere.call('POST', `/api/v1/user/send-login-code?email=${email}`)
  const code = codeIn(await waitForMailAbout(email, 'login code'))
  const login = await elsewhere.call('POST', '/api/v1/user/login-by-code', { json: { email, code } })
  expect(login.json).toMatchObject({ status: true, userName: 'Guest Applicant' })

  await elsewhere.call('PUT', `/api/v1/user/forgotpassword?email=${email}`)
  const mail = await waitForMailAbout(email, 'Choose a new')
  const token = /token=([\w-]+)/.exec(mail.text)?.[1]
  const reset = { token, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await new Visitor().call('POST', '/api/v1/user/reset-password', { json: reset })).status).toBe(200)
  expect((await elsewhere.call('GET', '/api/auth/session')).json).toBeNull()
  const byPassword = await elsewhere.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  expect(byPassword.json).toMatchObject({ status: true })

  expect((await elsewhere.call('DELETE', '/api/account', { json: {} })).json).toMatchObject({
    errors: { password: 'Password is required' },
  })
  expect((await elsewhere.call('POST', '/api/account/send-code')).status).toBe(200)
  const deletion = codeIn(await waitForMailAbout(email, 'delete'))
  const wrong = await elsewhere.call('DELETE', '/api/account', { json: { code: other(deletion) } })
  expect(errorsOf(wrong)).toEqual(wrongCode)
  expect((await elsewhere.call('DELETE', '/api/account', { json: { code: deletion } })).status).toBe(200)
  expect([await accountOf(email), storeHolds(text)]).toEqual([[], false])
})
