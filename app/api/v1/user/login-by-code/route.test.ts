import { query } from '@/e2e/support/database'
import { codeIn, waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const ask = (visitor: Visitor, email: string) =>
  visitor.call('POST', `/api/v1/user/send-login-code?email=${encodeURIComponent(email)}`)
const logIn = (visitor: Visitor, email: string, code: string) =>
  visitor.call('POST', '/api/v1/user/login-by-code', { json: { email, code } })
const signedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json
const other = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

const wrong = {
  status: false,
  message: 'That code is wrong or has expired. Check your latest email or request a new code.',
}

/** Requests a code for an account; returns the visitor and the emailed code. */
async function requestCode(email: string, count = 1): Promise<{ visitor: Visitor; code: string }> {
  const visitor = new Visitor()
  expect((await ask(visitor, email)).status).toBe(200)
  return { visitor, code: codeIn(await waitForMail(email, count)) }
}

test('signs the seeker in once with an emailed code', async () => {
  const { email } = await newSeeker('Code Person')
  const { visitor, code } = await requestCode(email)
  const reply = await logIn(visitor, email.toUpperCase(), code.toLowerCase())
  expect(reply.json).toEqual({ status: true, message: 'Login successful', userName: 'Code Person', email })
  const cookies = reply.headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith('portal-seeker='))).toMatch(/HttpOnly/i)
  expect(cookies.some((line) => line.startsWith('portal-device='))).toBe(true)
  expect(await signedIn(visitor)).toMatchObject({ email })
  expect((await logIn(visitor.clone(), email, code)).json).toEqual(wrong)
})

test('signs in only one of five simultaneous requests with the same code', async () => {
  const { email } = await newSeeker()
  const { visitor, code } = await requestCode(email)
  const replies = await Promise.all(Array.from({ length: 5 }, () => logIn(visitor.clone(), email, code)))
  expect(replies.filter(({ json }) => (json as { status: boolean }).status)).toHaveLength(1)
})

test('rejects a code after five wrong attempts, even simultaneous ones', async () => {
  const { email } = await newSeeker()
  const { visitor, code } = await requestCode(email)
  const tries = await Promise.all(Array.from({ length: 5 }, () => logIn(visitor.clone(), email, other(code))))
  expect(tries.map(({ json }) => json)).toEqual(Array(5).fill(wrong))
  expect((await logIn(visitor, email, code)).json).toEqual(wrong)
})

test('accepts a code only in the browser that requested it, for ten minutes or until the next code', async () => {
  const { email } = await newSeeker()
  const first = await requestCode(email)
  const second = await requestCode(email, 2)
  // All clients without cookies share the code that was requested last.
  if (first.code !== second.code) {
    expect((await logIn(second.visitor, email, first.code)).json).toEqual(wrong)
    expect((await logIn(new Visitor(), email, first.code)).json).toEqual(wrong)
  }
  await ask(first.visitor, email)
  const newer = codeIn(await waitForMail(email, 3))
  if (newer !== first.code) expect((await logIn(first.visitor, email, first.code)).json).toEqual(wrong)
  expect((await logIn(first.visitor, email, newer)).json).toMatchObject({ status: true })
  await query(`UPDATE "OneTimeCode" SET "expiresAt" = now() - interval '1 year' WHERE "email" = $1`, [email])
  expect((await logIn(second.visitor, email, second.code)).json).toEqual(wrong)
})

test('rejects codes for another purpose', async () => {
  const { email, visitor } = await newSeeker()
  await visitor.call('POST', '/api/account/send-code')
  const deletion = codeIn(await waitForMailAbout(email, 'delete'))
  expect((await logIn(visitor.clone(), email, deletion)).json).toEqual(wrong)
  await visitor.call('POST', `/api/applications/send-code?email=${email}`)
  const application = codeIn(await waitForMailAbout(email, 'application code'))
  expect((await logIn(visitor.clone(), email, application)).json).toEqual(wrong)
  await ask(visitor, email)
  const code = codeIn(await waitForMailAbout(email, 'login code'))
  expect((await visitor.call('POST', '/api/v1/user/verify-otp', { json: { email, otp: code } })).status).toBe(400)
  expect((await visitor.call('DELETE', '/api/account', { json: { code } })).status).toBe(400)
  expect((await logIn(visitor.clone(), email, code)).json).toMatchObject({ status: true })
})

test('responds the same for emails with an account, without one, and of admins', async () => {
  const { email: known } = await newSeeker()
  const [unknown, unfinished, staff] = [newEmail(), newEmail(), newEmail('recruiter')]
  await newAdmin('RECRUITER', staff)
  await new Visitor().call('POST', `/api/v1/user/send-otp?email=${unfinished}`)
  await waitForMail(unfinished)
  const shapes: unknown[] = []
  for (const email of [known, unknown, unfinished, staff, required('ADMIN_EMAIL')]) {
    const visitor = new Visitor()
    const asking = await ask(visitor, email)
    // The owner also gets emails about other things, so theirs doesn't show that the request was processed.
    await until(async () => (await query('SELECT FROM "MailRequest" WHERE "email" = $1', [email])).length === 0)
    const mail = await waitForMail(email, email === unfinished ? 2 : 1)
    if (email === known) expect(codeIn(mail)).toHaveLength(4)
    else expect(() => codeIn(mail)).toThrow()
    const trying = await logIn(visitor, email, email === known ? other(codeIn(mail)) : 'AAAA')
    const rows = await query(
      `SELECT "attempts", "usedAt" FROM "OneTimeCode" WHERE "email" = $1 AND "browser" <> '' ORDER BY "createdAt" DESC LIMIT 1`,
      [email],
    )
    shapes.push({ asking: [asking.status, asking.text], trying: [trying.status, trying.text], rows })
  }
  expect(shapes).toEqual(shapes.map(() => shapes[0]))
})

test("rejects an admin's email, with a code or a password", async () => {
  const email = newEmail('editor')
  await newAdmin('EDITOR', email)
  const visitor = new Visitor()
  await ask(visitor, email)
  for (const code of ['AAAA', PASSWORD]) expect((await logIn(visitor, email, code)).json).toEqual(wrong)
  expect((await visitor.call('GET', '/api/blogs')).status).not.toBe(200)
  expect(await signedIn(visitor)).toBeNull()
})

test('shares its limits with registration codes', async () => {
  const [visitor, email] = [new Visitor(), newEmail()]
  const statuses: number[] = []
  for (let count = 1; count <= 3; count += 1) {
    statuses.push((await visitor.call('POST', `/api/v1/user/send-otp?email=${email}`)).status)
    statuses.push((await ask(visitor, email)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const { ip } = new Visitor()
  const tries: number[] = []
  for (let count = 1; count <= 11; count += 1)
    tries.push((await logIn(new Visitor(undefined, ip), email, 'AAAA')).status)
  expect(tries).toEqual([...Array(10).fill(200), 429])
})

test("one IP can't use up an account's codes of a day with requests that are refused", async () => {
  const { email } = await newSeeker()
  const { ip } = new Visitor()
  const statuses: number[] = []
  for (let count = 1; count <= 25; count += 1) statuses.push((await ask(new Visitor(undefined, ip), email)).status)
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(20).fill(429)])
  expect((await ask(new Visitor(), email)).status).toBe(200)
})

test('sends an account up to twenty codes a day, not counting known browsers', async () => {
  const { email, visitor } = await newSeeker()
  // Gives every browser an id by requesting a code for another email, so each has its own limits.
  const strangers = await Promise.all(
    Array.from({ length: 21 }, async () => {
      const stranger = new Visitor()
      await ask(stranger, newEmail())
      return stranger
    }),
  )
  const statuses: number[] = []
  for (const [index, stranger] of strangers.entries()) {
    const path = index % 2 ? '/api/v1/user/send-login-code' : '/api/applications/send-code'
    statuses.push((await stranger.call('POST', `${path}?email=${email}`)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await ask(visitor, email)).status).toBe(200)
})
