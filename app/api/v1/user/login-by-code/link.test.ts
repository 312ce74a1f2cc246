import { query } from '@/e2e/support/database'
import { codeIn, linkIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, newSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const html = { accept: 'text/html' }
const signedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json
const open = (visitor: Visitor, link: string) => visitor.call('GET', link, { headers: html })

async function requestLink(visitor = new Visitor()) {
  const { email } = await newSeeker()
  await visitor.call('POST', `/api/v1/user/send-login-code?email=${email}`)
  const mail = await waitForMail(email)
  return { visitor, email, code: codeIn(mail), link: linkIn(mail, '/login/link') }
}

test("opening the link doesn't sign anyone in or use up the code, not even in the browser that requested it", async () => {
  const { visitor, email, code, link } = await requestLink()
  const scanner = new Visitor()
  for (const client of [scanner, visitor, scanner.clone()]) {
    for (const method of ['HEAD', 'GET']) expect((await client.call(method, link, { headers: html })).status).toBe(200)
    expect(await signedIn(client)).toBeNull()
  }
  const rows = await query(`SELECT "attempts", "usedAt" FROM "OneTimeCode" WHERE "email" = $1 AND "browser" <> ''`, [
    email,
  ])
  expect(rows).toEqual([{ attempts: 0, usedAt: null }])
  expect((await visitor.call('POST', '/api/v1/user/login-by-code', { json: { email, code } })).json).toMatchObject({
    status: true,
  })
})

test('shows a button in the browser that requested the link, and only the code in others', async () => {
  const { visitor, email, code, link } = await requestLink()
  const asking = await open(visitor, link)
  expect(asking.text).toContain('about to log in as')
  expect(asking.text).toContain(`data-name="login-link"`)
  const other = new Visitor()
  // A browser that has asked for another account's code isn't the one that asked for this one.
  await other.call('POST', `/api/v1/user/send-login-code?email=${newEmail()}`)
  for (const client of [new Visitor(), other]) {
    const { text } = await open(client, link)
    expect(text).toContain(code)
    expect(text).not.toContain(`data-name="login-link"`)
    expect(text).not.toContain(email)
  }
})

test('the link works as long as its code', async () => {
  const { visitor, email, code, link } = await requestLink()
  await visitor.call('POST', `/api/v1/user/send-login-code?email=${email}`)
  const newer = await waitForMail(email, 2)
  if (codeIn(newer) !== code) expect((await open(visitor, link)).text).toContain('This link no longer works')
  const latest = linkIn(newer, '/login/link')
  expect((await open(visitor, latest)).text).toContain('data-name="login-link"')
  await visitor.call('POST', '/api/v1/user/login-by-code', { json: { email, code: codeIn(newer) } })
  expect((await open(new Visitor(), latest)).text).toContain('This link no longer works')
  const again = await open(visitor, latest)
  expect([again.status, again.headers.get('location')]).toEqual([307, expect.stringContaining('/userdashboard')])
})

test.each(['', '?token=', '?token=x', `?token=${'x'.repeat(1_500)}`])('rejects a made-up link: %s', async (made) => {
  expect((await open(new Visitor(), `/login/link${made}`)).text).toContain('This link no longer works')
})

test('rejects a link that was tampered with', async () => {
  const { visitor, link } = await requestLink()
  const broken = link.slice(0, -4) + (link.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  expect((await open(visitor, broken)).text).toContain('This link no longer works')
})

test("the page sends no referrer and isn't indexed", async () => {
  const { visitor, link } = await requestLink()
  const { text, headers } = await open(visitor, link)
  expect(text).toContain('<meta name="referrer" content="no-referrer"')
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(headers.get('cache-control')).toMatch(/no-store|private/)
})
