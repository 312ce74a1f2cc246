import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const IPS = 11
const TRIES = 10

const seekerLogin = '/api/v1/user/login'
const adminLogin = '/api/v1/user/adminlogin'
const logIn = (visitor: Visitor, path: string, email: string, password = PASSWORD) =>
  visitor.call('POST', path, { json: { email, password } })

/** Uses up an account's limits from many IPs. Returns the last IP, which has no attempts left. */
async function attack(path: string, email: string): Promise<string> {
  let ip = ''
  for (let from = 1; from <= IPS; from += 1) {
    ip = new Visitor().ip
    await Promise.all(
      Array.from({ length: TRIES }, () => logIn(new Visitor(undefined, ip), path, email, 'a wrong guess')),
    )
  }
  return ip
}

const cases = [
  { name: 'a seeker', path: seekerLogin, person: async () => newSeeker() },
  {
    name: 'an admin',
    path: adminLogin,
    person: async () => {
      const email = newEmail('recruiter')
      return { email, visitor: await newAdmin('RECRUITER', email) }
    },
  },
]

test.each(cases)('lets $name sign in on a known device after many wrong passwords from others', async (row) => {
  const { email, visitor } = await row.person()
  await visitor.call('DELETE', `/api/auth/session?kind=${row.path === adminLogin ? 'admin' : 'seeker'}`)
  const ip = await attack(row.path, email)
  expect((await logIn(new Visitor(), row.path, email)).status).toBe(429)
  const here = new Visitor(undefined, ip)
  here.keep(visitor.cookiePairs())
  expect((await logIn(here, row.path, email)).json).toMatchObject({ status: true })
})

test('counts a known browser separately', async () => {
  const { email, visitor } = await newSeeker()
  // Creating the account was the first sign-in, and it counted as a stranger's.
  for (let tries = 1; tries <= 10; tries += 1)
    expect((await logIn(visitor, seekerLogin, email, 'a wrong guess')).status).toBe(200)
  expect((await logIn(visitor, seekerLogin, email)).status).toBe(429)
  expect((await logIn(new Visitor(), seekerLogin, email)).json).toMatchObject({ status: true })
})

test('counts a browser known to one account as a stranger to others', async () => {
  const [{ visitor }, { email }] = [await newSeeker(), await newSeeker()]
  for (let tries = 1; tries <= 10; tries += 1) await logIn(visitor, seekerLogin, email, 'a wrong guess')
  expect((await logIn(new Visitor(undefined, visitor.ip), seekerLogin, email)).status).toBe(429)
})

test('sets a signed, HttpOnly browser cookie that grants no access', async () => {
  const { email } = await newSeeker()
  const visitor = new Visitor()
  const line = (await logIn(visitor, seekerLogin, email)).headers
    .getSetCookie()
    .find((one) => /portal-device=/.test(one))
  expect(line).toMatch(/HttpOnly/i)
  expect(line).toMatch(/SameSite=lax/i)
  const [name, value] = visitor.cookiePairs().find(([name]) => name.endsWith('portal-device')) ?? ['', '']
  const thief = new Visitor()
  thief.keep([[name, value]])
  expect((await thief.call('GET', '/api/account/export')).status).toBe(401)
  const forged = new Visitor()
  forged.keep([[name, `${value.slice(0, -3)}AAA`]])
  for (let tries = 1; tries <= 10; tries += 1) await logIn(forged, seekerLogin, email, 'a wrong guess')
  expect((await logIn(forged, seekerLogin, email)).status).toBe(429)
})
