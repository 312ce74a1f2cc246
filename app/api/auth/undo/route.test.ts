import { query } from '@/e2e/support/database'
import { codeIn, linkIn, type ReceivedMail, waitForMailAbout } from '@/e2e/support/mail'
import { OpenIdProvider, openAccount, removeProviders, signInWith } from '@/e2e/support/openid-provider'
import { newPasskey, signInWith as signInWithPasskey } from '@/e2e/support/passkeys'
import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const SUBJECT = 'New sign-in'

/** Makes an account look two days old. */
async function age(email: string): Promise<void> {
  const past = `now() - interval '2 days'`
  await query(`UPDATE "Seeker" SET "createdAt" = ${past}, "verifiedAt" = ${past} WHERE "email" = $1`, [email])
  await query(`UPDATE "Admin" SET "createdAt" = ${past} WHERE "email" = $1`, [email])
}

const logIn = (visitor: Visitor, email: string, call = 'login') =>
  visitor.call('POST', `/api/v1/user/${call}`, { json: { email, password: PASSWORD } })
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json !== null
const noticesTo = (email: string) =>
  query(`SELECT "id" FROM "Mail" WHERE "to" = $1 AND "subject" LIKE $2`, [email, `${SUBJECT}%`])
const tokenIn = (mail: ReceivedMail) => linkIn(mail, '/login/undo').split('token=')[1] ?? ''

test('emails a seeker about a sign-in in a new browser, and the link signs out everywhere', async () => {
  const { visitor: first, email } = await newSeeker()
  await age(email)
  const thief = new Visitor()
  await logIn(thief, email)
  const mail = await waitForMailAbout(email, SUBJECT)
  expect(mail.text).toContain('with the password')
  const token = tokenIn(mail)

  const page = await new Visitor().call('GET', `/login/undo?token=${token}`, { headers: { accept: 'text/html' } })
  expect(page.text).toContain(email)
  expect(page.text).toContain('check the passkeys and sign-in providers')
  expect(await isIn(thief)).toBe(true)

  const undone = await new Visitor().call('POST', '/api/auth/undo', { json: { token } })
  expect(undone).toMatchObject({ status: 200, json: { next: '/forgotpassword' } })
  expect(await isIn(thief)).toBe(false)
  expect(await isIn(first)).toBe(false)

  const replayed = await new Visitor().call('POST', '/api/auth/undo', { json: { token } })
  expect(replayed.status).toBe(410)
  const dead = await new Visitor().call('GET', `/login/undo?token=${token}`, { headers: { accept: 'text/html' } })
  expect(dead.text).toContain('This link no longer works')

  // It has to be reported again, but only once.
  for (let times = 0; times < 2; times += 1) {
    await logIn(thief, email)
    expect(await isIn(thief)).toBe(true)
    expect(await noticesTo(email)).toHaveLength(2)
  }
})

test('emails an admin too, and records what the link did', async () => {
  const email = newEmail('watchful')
  const admin = await newAdmin('EDITOR', email)
  await age(email)
  await logIn(new Visitor(), email, 'adminlogin')
  const token = tokenIn(await waitForMailAbout(email, SUBJECT))
  const undone = await new Visitor().call('POST', '/api/auth/undo', { json: { token } })
  expect(undone).toMatchObject({ status: 200, json: { next: '/admin' } })
  expect((await admin.call('GET', '/contactus')).status).toBe(401)
  const [entry] = await query<{ subjectId: number }>(
    `SELECT e."subjectId" FROM "AuditEntry" e JOIN "Admin" a ON a."id" = e."subjectId"
    WHERE e."action" = 'admin.sign-in-undone' AND a."email" = $1`,
    [email],
  )
  expect(entry).toBeDefined()
})

test('a passkey in a new browser ends the same way', async () => {
  const { visitor, email } = await newSeeker()
  const { authenticator } = await newPasskey(visitor, 'seeker')
  await age(email)
  expect((await signInWithPasskey(new Visitor(), 'seeker', authenticator)).status).toBe(200)
  expect((await waitForMailAbout(email, SUBJECT)).text).toContain('with a passkey')
})

test('a provider in a new browser ends the same way', async () => {
  const provider = await OpenIdProvider.start()
  const key = await provider.connect({ forSeekers: true })
  try {
    const { email, sub } = await openAccount(provider, key)
    await age(email)
    expect((await signInWith(new Visitor(), key, sub)).location).toBe('/userdashboard')
    const mail = await waitForMailAbout(email, SUBJECT)
    expect(mail.text).toContain('with a sign-in provider')
    const undone = await new Visitor().call('POST', '/api/auth/undo', { json: { token: tokenIn(mail) } })
    expect(undone.json).toMatchObject({ next: '/login' })
  } finally {
    await removeProviders(key)
    provider.stop()
  }
})

test('sends nothing for a new account or an emailed code', async () => {
  const { email } = await newSeeker()
  await logIn(new Visitor(), email)
  await age(email)
  const byCode = new Visitor()
  await byCode.call('POST', `/api/v1/user/send-login-code?email=${email}`)
  const code = codeIn(await waitForMailAbout(email, 'login code'))
  await byCode.call('POST', '/api/v1/user/login-by-code', { json: { email, code } })
  expect(await isIn(byCode)).toBe(true)
  expect(await noticesTo(email)).toEqual([])
})
