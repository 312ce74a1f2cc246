import pg from 'pg'
import { codeIn, mailsTo, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

const MAX_WAIT_MS = 2_000

const sendCode = (visitor: Visitor, email: string) =>
  visitor.call('POST', `/api/v1/user/send-otp?email=${encodeURIComponent(email)}`)
const verify = (visitor: Visitor, email: string, otp: string) =>
  visitor.call('POST', '/api/v1/user/verify-otp', { json: { email, otp } })
const register = (visitor: Visitor, email: string, more: object = {}) =>
  visitor.call('PUT', '/api/v1/user/register', {
    json: {
      userName: 'Ravi Teja',
      email,
      mobile: '9000001234',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ...more,
    },
  })
/** Waits until this many database sessions wait for a lock. */
async function waitingFor(client: pg.Client, count: number): Promise<void> {
  const sql = `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'`
  for (const startedAt = Date.now(); Date.now() - startedAt < MAX_WAIT_MS; ) {
    const { rows } = await client.query<{ waiting: number }>(sql)
    if ((rows[0]?.waiting ?? 0) >= count) return
    await new Promise((later) => setTimeout(later, 20))
  }
}
const other = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

test('registers an account once, only in the browser that verified the code', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  expect((await sendCode(visitor, email)).status).toBe(200)
  const code = codeIn(await waitForMail(email))
  expect((await register(visitor, email)).status).toBe(400)
  expect((await verify(visitor, email, code.toLowerCase())).json).toMatchObject({ status: true })
  expect((await verify(visitor, email, code)).status).toBe(400)
  expect((await register(new Visitor(), email)).status).toBe(400)
  const replies = await Promise.all(Array.from({ length: 5 }, () => register(visitor, email)))
  expect(replies.filter(({ status }) => status === 200).map(({ text }) => text)).toEqual([
    'User registered successfully',
  ])
  expect(
    (await register(visitor, email, { password: 'another-password-1', confirmPassword: 'another-password-1' })).status,
  ).toBeGreaterThanOrEqual(400)
  expect(
    (await visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })).json,
  ).toMatchObject({ status: true, userName: 'Ravi Teja', email })
})

test('rejects a code after five wrong attempts', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  await sendCode(visitor, email)
  const code = codeIn(await waitForMail(email))
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(visitor, email, other(code))).status).toBe(400)
  expect((await verify(visitor, email, code)).status).toBe(400)
})

test('allows five attempts in total, even simultaneous ones', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  await sendCode(visitor, email)
  const code = codeIn(await waitForMail(email))
  await Promise.all(Array.from({ length: 8 }, () => verify(new Visitor(), email, other(code))))
  expect((await verify(new Visitor(), email, code)).status).toBe(400)
})

test("accepts the right code once, even if it's sent many times at once", async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  await sendCode(visitor, email)
  const code = codeIn(await waitForMail(email))
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  // All five wait for the locked row, so none has used up the code before the last one tries it.
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM "OneTimeCode" WHERE "email" = $1 FOR UPDATE', [email])
  const tries = Array.from({ length: 5 }, () => verify(new Visitor(), email, code))
  await waitingFor(client, tries.length)
  await client.query('COMMIT')
  await client.end()
  expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('requesting a new code invalidates the older one', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  await sendCode(visitor, email)
  const first = codeIn(await waitForMail(email, 1))
  const again = await visitor.call('PUT', `/api/v1/user/regenerate-otp?email=${email}`)
  expect([again.status, again.text]).toEqual([200, 'OTP resent successfully'])
  const second = codeIn(await waitForMail(email, 2))
  if (first !== second) expect((await verify(visitor, email, first)).status).toBe(400)
  expect((await verify(visitor, email, second)).status).toBe(200)
})

test('responds the same to an email with an account and sends it an email without a code', async () => {
  const { email } = await newSeeker()
  const known = await sendCode(new Visitor(), email)
  const unknown = await sendCode(new Visitor(), newEmail())
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  const mail = await waitForMail(email)
  expect(() => codeIn(mail)).toThrow()
})

test('lists registrations with the documented fields only', async () => {
  const { email } = await newSeeker('Field List')
  const rows = (await (await signInAdmin()).call('GET', '/api/v1/user/students')).json as { email: string }[]
  const row = rows.find((each) => each.email === email)
  expect(Object.keys(row ?? {}).sort()).toEqual(['email', 'id', 'mobile', 'otpstatus', 'userName'])
  expect(row).toMatchObject({ userName: 'Field List', otpstatus: true })
})

test('rejects an invalid email with the documented message and sends nothing', async () => {
  for (const email of ['', 'nobody', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example']) {
    const reply = await sendCode(new Visitor(), email)
    expect([reply.status, reply.text]).toEqual([400, 'Please enter a valid email.'])
  }
  expect(await mailsTo('c@d.example')).toEqual([])
})

test('limits codes per email', async () => {
  const [stranger, email] = [new Visitor(), newEmail()]
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await sendCode(stranger, email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(Number((await sendCode(stranger, email)).headers.get('retry-after'))).toBeGreaterThan(0)
  // A stranger who requests too many codes can't keep the email's owner from registering.
  expect((await sendCode(new Visitor(), email)).status).toBe(200)
})
