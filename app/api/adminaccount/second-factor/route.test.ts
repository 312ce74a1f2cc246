import { waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { appCode, turnOnTwoSteps, wrongCode } from '@/e2e/support/second-factor'
import { type Reply, Visitor } from '@/e2e/support/visitor'

const SECOND_FACTOR = '/api/adminaccount/second-factor'
type Answer = { status: boolean; message: string; needsCode?: boolean }

const login = async (email: string, password: string, code?: string, visitor = new Visitor()) =>
  (await visitor.call('POST', '/api/v1/user/adminlogin', { json: { email, password, ...(code && { code }) } }))
    .json as Answer

const begin = (admin: Visitor, password = PASSWORD): Promise<Reply> =>
  admin.call('POST', SECOND_FACTOR, { json: { password } })

/** Creates an admin with two-step verification whose current code is already used. */
async function newProtectedAdmin() {
  const email = newEmail('protected')
  const admin = await newAdmin('RECRUITER', email)
  return { admin, email, ...(await turnOnTwoSteps(admin)) }
}

test('turning on two-step verification requires the password and a code, and ends other sessions', async () => {
  const email = newEmail('protected')
  const admin = await newAdmin('RECRUITER', email)
  const elsewhere = new Visitor()
  await login(email, PASSWORD, undefined, elsewhere)

  expect((await begin(admin, 'not-the-password')).status).toBe(400)
  const { secret, url } = (await begin(admin)).json as { secret: string; url: string }
  expect(url).toContain('otpauth://totp/Cedarbridge:')
  expect(url).toContain(`secret=${secret}`)
  const wrong = await admin.call('PUT', SECOND_FACTOR, { json: { code: wrongCode(secret) } })
  expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { code: expect.any(String) } }])
  expect((await login(email, PASSWORD)).status).toBe(true)

  const on = await admin.call('PUT', SECOND_FACTOR, { json: { code: appCode(secret) } })
  const { recoveryCodes } = on.json as { recoveryCodes: string[] }
  expect([on.status, new Set(recoveryCodes).size]).toEqual([200, 10])
  expect(recoveryCodes.every((code) => /^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true)
  expect((await elsewhere.call('GET', '/hire-from-us')).status).toBe(401)
  expect((await admin.call('GET', '/hire-from-us')).status).toBe(200)
  expect((await begin(admin)).status).toBe(409)
  expect((await waitForMail(email)).subject).toContain('two-step verification is on')
})

test("rejects the password alone, and a wrong password doesn't reveal two-step verification", async () => {
  const { email, secret } = await newProtectedAdmin()
  const visitor = new Visitor()
  const answer = await login(email, PASSWORD, undefined, visitor)
  expect(answer).toEqual({ status: false, message: expect.any(String), needsCode: true })
  expect(visitor.cookieHeader()).toBe('')
  const refused = { status: false, message: 'Invalid email or password' }
  expect(await login(email, 'not-the-password')).toEqual(refused)
  expect(await login(email, 'not-the-password', appCode(secret, 1))).toEqual(refused)
  expect(await login(newEmail(), PASSWORD, '000000')).toEqual(refused)
  expect(await login(email, PASSWORD, wrongCode(secret), visitor)).toMatchObject({ status: false, needsCode: true })
  expect(visitor.cookieHeader()).toBe('')
  expect(await login(email, PASSWORD, appCode(secret, 1), visitor)).toMatchObject({ status: true })
  expect((await visitor.call('GET', '/hire-from-us')).status).toBe(200)
})

test('accepts an app code once, even in simultaneous requests, and rejects older codes', async () => {
  const { email, secret, usedCode } = await newProtectedAdmin()
  expect(await login(email, PASSWORD, usedCode)).toMatchObject({ status: false, needsCode: true })
  const code = appCode(secret, 1)
  const answers = await Promise.all([1, 2, 3, 4].map(() => login(email, PASSWORD, code)))
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect(await login(email, PASSWORD, code)).toMatchObject({ status: false, needsCode: true })
  expect(await login(email, PASSWORD, usedCode)).toMatchObject({ status: false, needsCode: true })
})

test("accepts a recovery code once, however it's typed, and notifies the admin", async () => {
  const { email, recoveryCodes } = await newProtectedAdmin()
  const [first = '', second = ''] = recoveryCodes
  const typed = first.toLowerCase().replaceAll('-', ' ')
  const answers = await Promise.all([1, 2, 3].map(() => login(email, PASSWORD, typed)))
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect(await login(email, PASSWORD, first)).toMatchObject({ status: false, needsCode: true })
  expect(await login(email, PASSWORD, second)).toMatchObject({ status: true })
  await waitForMailAbout(email, 'recovery code was used')
})

test('new recovery codes replace the old ones, and turning off two-step verification requires a code', async () => {
  const { admin, email, recoveryCodes } = await newProtectedAdmin()
  const [old = '', spare = ''] = recoveryCodes
  const renewed = await admin.call('POST', '/api/adminaccount/recovery-codes', { json: { code: spare } })
  const [fresh = ''] = (renewed.json as { recoveryCodes: string[] }).recoveryCodes
  expect(renewed.status).toBe(201)
  const off = (code: string) => admin.call('DELETE', SECOND_FACTOR, { json: { code } })
  expect((await off(old)).status).toBe(400)
  expect((await off(fresh)).status).toBe(200)
  expect((await off(fresh)).status).toBe(409)
  expect(await login(email, PASSWORD)).toMatchObject({ status: true })
})

test('completes only one of two simultaneous setups', async () => {
  const admin = await newAdmin('RECRUITER')
  const begun = await Promise.all([begin(admin), begin(admin)])
  const secrets = begun.filter(({ status }) => status === 201).map(({ json }) => (json as { secret: string }).secret)
  const turnOn = (secret: string) => admin.call('PUT', SECOND_FACTOR, { json: { code: appCode(secret) } })
  const replies = await Promise.all([...secrets, ...secrets].map(turnOn))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ status }) => status < 500)).toBe(true)
})

test('stops code guessing after five attempts from one IP, even with the right password', async () => {
  const { email, secret } = await newProtectedAdmin()
  const visitor = new Visitor()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const json = { email, password: PASSWORD, code: wrongCode(secret) }
    statuses.push((await visitor.call('POST', '/api/v1/user/adminlogin', { json })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await login(email, PASSWORD, appCode(secret, 1))).toMatchObject({ status: true })
})

test('keeps secrets and recovery codes out of the audit log and emails', async () => {
  const { email, secret, recoveryCodes } = await newProtectedAdmin()
  const owner = await signInAdmin()
  const { text } = await owner.call('GET', `/audit?search=${email}`, { headers: { accept: 'text/html' } })
  expect(text.includes('Two-step verification turned on')).toBe(true)
  const mail = await waitForMail(email)
  expect([secret, ...recoveryCodes].filter((each) => (text + mail.text).includes(each))).toEqual([])
})
