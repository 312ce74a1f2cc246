import { newEmail, newSeeker, PASSWORD, type TestSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

let seeker: TestSeeker
const login = (visitor: Visitor, email: string, password: string, headers?: Record<string, string>) =>
  visitor.call('POST', '/api/v1/user/login', { json: { email, password }, headers })

beforeAll(async () => {
  seeker = await newSeeker('Login Person')
})

test("responds the same to an unknown email, a wrong password and an admin's account", async () => {
  const wrong = await login(new Visitor(), seeker.email, 'not-the-password')
  const unknown = await login(new Visitor(), newEmail(), PASSWORD)
  const admin = await login(new Visitor(), required('ADMIN_EMAIL'), required('ADMIN_PASSWORD'))
  expect(wrong.json).toEqual({ status: false, message: 'Invalid email or password' })
  expect([unknown.text, admin.text]).toEqual([wrong.text, wrong.text])
  expect([wrong, unknown, admin].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
})

test('sets an HttpOnly, SameSite=Lax session cookie', async () => {
  const reply = await login(new Visitor(), seeker.email.toUpperCase(), PASSWORD)
  const cookie = reply.headers.getSetCookie().find((line) => line.startsWith('portal-seeker='))
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=lax/i)
  expect(reply.text).not.toContain(cookie?.split(/[=;]/)[1])
})

test("ends the browser's previous session on sign-in", async () => {
  const visitor = new Visitor()
  await login(visitor, seeker.email, PASSWORD)
  const before = visitor.clone()
  await login(visitor, seeker.email, PASSWORD)
  expect((await before.call('GET', '/api/auth/session')).json).toBeNull()
  expect((await visitor.call('GET', '/api/auth/session')).json).toMatchObject({ email: seeker.email })
})

test('ends the session for every copy of the cookie on sign-out', async () => {
  const visitor = new Visitor()
  await login(visitor, seeker.email, PASSWORD)
  const thief = visitor.clone()
  expect((await thief.call('GET', '/api/auth/session')).json).toMatchObject({ email: seeker.email })
  await visitor.call('DELETE', '/api/auth/session?kind=seeker')
  expect((await thief.call('GET', '/api/auth/session')).json).toBeNull()
})

test("ends the account's other sessions when the password changes", async () => {
  const { email, visitor } = await newSeeker()
  const elsewhere = new Visitor()
  await login(elsewhere, email, PASSWORD)
  const changed = await visitor.call('PUT', '/api/v1/user/change-password', {
    json: { email, oldPassword: PASSWORD, newPassword: 'cedar-arch-river-9' },
  })
  expect(changed.status).toBe(200)
  expect((await elsewhere.call('GET', '/api/auth/session')).json).toBeNull()
  expect((await visitor.call('GET', '/api/auth/session')).json).toMatchObject({ email })
  expect((await login(new Visitor(), email, PASSWORD)).json).toMatchObject({ status: false })
})

test('rejects forged and modified session cookies', async () => {
  const visitor = new Visitor()
  await login(visitor, seeker.email, PASSWORD)
  const cookie = visitor.cookieHeader()
  const forged = cookie.replace(/portal-seeker=(.{20})./, 'portal-seeker=$1_')
  const reply = await new Visitor().call('GET', '/api/auth/session', { headers: { cookie: forged } })
  expect(reply.json).toBeNull()
})

test('rejects requests from another origin before parsing them', async () => {
  const reply = await login(new Visitor(), seeker.email, PASSWORD, { origin: 'https://evil.example' })
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []])
})

const hostile: unknown[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"email":{"$ne":1},"password":["x"]}',
  '{"__proto__":{"isAdmin":true}}',
  `{"email":"a@b.example","password":"${'x'.repeat(50_000)}"}`,
]
test.each(hostile)('handles a body of %.60s without an internal error', async (body) => {
  const reply = await new Visitor().call('POST', '/api/v1/user/login', {
    body: String(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(reply.status).toBeLessThan(500)
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('stops password guessing after ten attempts from one IP', async () => {
  const visitor = new Visitor()
  const { email } = await newSeeker()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await login(visitor, email, 'wrong-password')).status)
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await login(new Visitor(), email, PASSWORD)).json).toMatchObject({ status: true })
})
