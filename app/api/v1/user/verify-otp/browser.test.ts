import { codeIn, mailsTo, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const ask = (visitor: Visitor, email: string) => visitor.call('POST', `/api/v1/user/send-otp?email=${email}`)
const askAgain = (visitor: Visitor, email: string) => visitor.call('PUT', `/api/v1/user/regenerate-otp?email=${email}`)
const verify = (visitor: Visitor, email: string, otp: string) =>
  visitor.call('POST', '/api/v1/user/verify-otp', { json: { email, otp } })
const other = (code: string) => (code === 'AAAA' ? 'BBBB' : 'AAAA')

/** Requests a code; returns the visitor and the emailed code. */
async function requestCode(email: string, count = 1): Promise<{ visitor: Visitor; code: string }> {
  const visitor = new Visitor()
  expect((await ask(visitor, email)).status).toBe(200)
  return { visitor, code: codeIn(await waitForMail(email, count)) }
}

test('keeps a code valid despite wrong attempts in other browsers', async () => {
  const email = newEmail()
  const { visitor, code } = await requestCode(email)
  const stranger = await requestCode(email, 2)
  for (let tries = 1; tries <= 6; tries += 1) await verify(stranger.visitor, email, other(code))
  for (let tries = 1; tries <= 6; tries += 1) await verify(new Visitor(), email, other(code))
  expect((await verify(visitor, email, code)).json).toMatchObject({ status: true })
})

test('keeps a code valid when another browser requests one', async () => {
  const email = newEmail()
  const { visitor, code } = await requestCode(email)
  const stranger = await requestCode(email, 2)
  await askAgain(stranger.visitor, email)
  await waitForMail(email, 3)
  expect((await verify(visitor, email, code)).json).toMatchObject({ status: true })
})

test('rejects a code in another browser', async () => {
  const email = newEmail()
  const { visitor, code } = await requestCode(email)
  const stranger = await requestCode(email, 2)
  if (code !== stranger.code) expect((await verify(visitor, email, stranger.code)).status).toBe(400)
  if (code !== stranger.code) expect((await verify(stranger.visitor, email, code)).status).toBe(400)
  expect((await verify(stranger.visitor, email, stranger.code)).status).toBe(200)
})

test("doesn't count other browsers' requests toward an email owner's limits", async () => {
  const email = newEmail()
  const { visitor } = await requestCode(email)
  for (let stranger = 1; stranger <= 8; stranger += 1) {
    const ip = new Visitor().ip
    for (let time = 1; time <= 5; time += 1) await ask(new Visitor(undefined, ip), email)
  }
  expect((await askAgain(visitor, email)).status).toBe(200)
  await waitForMail(email, 42)
  // A browser's first request isn't blocked either.
  const late = new Visitor()
  expect((await ask(late, email)).status).toBe(200)
  await waitForMail(email, 43)
  const code = codeIn((await mailsTo(email)).at(-1) ?? never())
  expect((await verify(late, email, code)).status).toBe(200)
})

test("limits each browser separately, and made-up cookies don't raise the limit", async () => {
  const email = newEmail()
  const visitor = new Visitor()
  const statuses: number[] = []
  for (let time = 1; time <= 6; time += 1) statuses.push((await ask(visitor, email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const forged = new Visitor(undefined, visitor.ip)
  const forge = () => forged.keep([['portal-browser', `${btoa(String(Math.random()))}.forged`]])
  for (let time = 1; time <= 4; time += 1) {
    forge()
    expect((await ask(forged, email)).status).toBe(200)
  }
  forge()
  expect((await ask(forged, email)).status).toBe(429)
})

test('gives clients without cookies their own code', async () => {
  const email = newEmail()
  const { visitor, code } = await requestCode(email)
  expect((await verify(new Visitor(), email, code)).json).toMatchObject({ status: true })
  // A code that was used in one place is used everywhere.
  expect((await verify(visitor, email, code)).status).toBe(400)
})

test('limits clients without cookies more strictly', async () => {
  const [email, { ip }] = [newEmail(), new Visitor()]
  const statuses: number[] = []
  for (let tries = 1; tries <= 11; tries += 1)
    statuses.push((await verify(new Visitor(undefined, ip), email, 'AAAA')).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('responds identically to emails with and without an account', async () => {
  const { email: known } = await newSeeker()
  for (const [method, path] of [
    ['POST', 'send-otp'],
    ['PUT', 'regenerate-otp'],
    ['PUT', 'forgotpassword'],
  ] as const) {
    const shapes = await Promise.all(
      [known, newEmail()].map(async (email) => {
        const { status, text, headers } = await new Visitor().call(method, `/api/v1/user/${path}?email=${email}`)
        const plain = [...headers].filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name))
        const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]+/, '').replace(/Expires=[^;]+/i, ''))
        return { status, text, plain, cookies }
      }),
    )
    expect(shapes[0]).toEqual(shapes[1])
  }
})

test('sends a password link despite requests from elsewhere', async () => {
  const { email, visitor } = await newSeeker()
  const forgot = (from: Visitor) => from.call('PUT', `/api/v1/user/forgotpassword?email=${email}`)
  for (let stranger = 1; stranger <= 5; stranger += 1) {
    const { ip } = new Visitor()
    for (let time = 1; time <= 5; time += 1) await forgot(new Visitor(undefined, ip))
  }
  expect((await forgot(visitor)).status).toBe(200)
  expect((await forgot(new Visitor())).status).toBe(200)
  expect((await visitor.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })).status).toBe(200)
})

function never(): never {
  throw new Error('No email arrived.')
}
