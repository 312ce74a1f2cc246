import { readFileSync } from 'node:fs'
import { query } from '@/e2e/support/database'
import { codeIn, waitForMailAbout } from '@/e2e/support/mail'
import {
  answer,
  callbackOf,
  changeSettings,
  OpenIdProvider,
  openAccount,
  ProviderBrowser,
  removeProviders,
  signInWith,
} from '@/e2e/support/openid-provider'
import { passkeyPath } from '@/e2e/support/passkeys'
import { newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

let provider: OpenIdProvider
let key: string
let other: OpenIdProvider
let otherKey: string

beforeAll(async () => {
  provider = await OpenIdProvider.start()
  key = await provider.connect({ forSeekers: true })
  other = await OpenIdProvider.start()
  otherKey = await other.connect({ forSeekers: true })
})

afterAll(async () => {
  provider.stop()
  other.stop()
  await removeProviders(key, otherKey)
})

const newByProvider = () => openAccount(provider, key)
const signedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json
const verified = (email: string) => ({ email, email_verified: true, name: 'Meera Nair' })
const methods = (email: string) =>
  query<{ id: number }>(
    `SELECT i."id" FROM "Identity" i JOIN "Seeker" s ON s."id" = i."seekerId" WHERE s."email" = $1`,
    [email],
  )

test('adds a provider to the signed-in account, whatever its email, and tells its owner', async () => {
  const { visitor, email } = await newSeeker()
  const sub = await provider.person(verified(newEmail('private')))
  const added = await signInWith(visitor, key, sub, { isAddition: true })
  expect(added.location).toBe('/account-setting#sign-in-methods')
  expect(await waitForMailAbout(email, 'was added to your')).toBeTruthy()
  const other = new Visitor()
  await signInWith(other, key, sub)
  expect(await signedIn(other)).toMatchObject({ email })
})

test("does not move someone else's identity", async () => {
  const { sub, email } = await newByProvider()
  const { visitor } = await newSeeker()
  const added = await signInWith(visitor, key, sub, { isAddition: true })
  expect(added.location).toMatch(/^\/account-setting\?problem=other-account/)
  expect(await methods(email)).toHaveLength(1)
})

test('does not add to an account that signed in during the flow', async () => {
  const { visitor } = await newSeeker()
  const second = await newSeeker()
  const callback = await callbackOf(visitor, key, await provider.person(verified(newEmail())), { isAddition: true })
  visitor.keep(second.visitor.cookiePairs())
  expect((await answer(visitor, callback)).location).toMatch(/problem=expired/)
  expect(await methods(second.email)).toEqual([])
})

test('removes a provider and ends all other sessions while the code by email remains', async () => {
  const { visitor, email, sub } = await newByProvider()
  const elsewhere = new Visitor()
  await signInWith(elsewhere, key, sub)
  const [method] = await methods(email)
  expect((await visitor.call('DELETE', `/api/account/sign-in-methods/${method?.id}`)).status).toBe(200)
  expect(await signedIn(elsewhere)).toBeNull()
  expect((await waitForMailAbout(email, 'was removed from your')).text).toContain('no longer signs in')
  expect(await signedIn(visitor)).toMatchObject({ email })
  expect((await signInWith(new Visitor(), key, sub)).location).toBe('/login/continue')
})

test('removing a sign-in method leaves the session with the one it was started with', async () => {
  const { visitor, email, sub } = await newByProvider()
  const [session] = await query<{ sid: string }>(
    `SELECT s."providerSession" AS "sid" FROM "Session" s JOIN "Identity" i ON i."id" = s."identityId" WHERE i."subject" = $1`,
    [sub],
  )
  const added = await other.person(verified(email))
  await signInWith(visitor, otherKey, added, { isAddition: true })
  const [method] = await query<{ id: number }>('SELECT "id" FROM "Identity" WHERE "subject" = $1', [added])
  expect((await visitor.call('DELETE', `/api/account/sign-in-methods/${method?.id}`)).status).toBe(200)
  expect(await signedIn(visitor)).toMatchObject({ email })
  const parameters = new URLSearchParams({ iss: provider.issuer, sid: session?.sid ?? '' })
  await new Visitor().call('GET', `/api/auth/logout/${key}?${parameters}`)
  expect(await signedIn(visitor)).toBeNull()
})

test('removing a provider, or its use by seekers, ends the sessions it started, and no others', async () => {
  const [removed, kept] = [await provider.connect({ forSeekers: true }), await OpenIdProvider.start()]
  const other = await kept.connect({ forSeekers: true })
  const gone = await OpenIdProvider.start()
  const key = await gone.connect({ forSeekers: true, forStaff: true, domains: 'mail.example' })
  const [byGone, byOther, byFirst] = [
    await openAccount(gone, key),
    await openAccount(kept, other),
    await openAccount(provider, removed),
  ]
  const { visitor: byPassword } = await newSeeker()
  await changeSettings((value) => ({
    ...value,
    providers: value.providers.map((each) => (each.key === key ? { ...each, forSeekers: false } : each)),
  }))
  expect(await signedIn(byGone.visitor)).toBeNull()
  // Another provider with the same issuer remains.
  await removeProviders(removed)
  for (const { visitor } of [byOther, byFirst, { visitor: byPassword }]) expect(await signedIn(visitor)).not.toBeNull()
  await removeProviders(key, other)
  expect(await signedIn(byOther.visitor)).toBeNull()
  expect(await signedIn(byPassword)).not.toBeNull()
  gone.stop()
  kept.stop()
})

test("does not remove someone else's", async () => {
  const { email } = await newByProvider()
  const [method] = await methods(email)
  const { visitor } = await newSeeker()
  expect((await visitor.call('DELETE', `/api/account/sign-in-methods/${method?.id}`)).status).toBe(404)
  expect(await methods(email)).toHaveLength(1)
})

test('asks someone who signed in a while ago to do it again before a change', async () => {
  const { visitor, email } = await newByProvider()
  const [method] = await methods(email)
  await query(
    `UPDATE "Session" SET "createdAt" = now() - interval '11 minutes', "authenticatedAt" = now() - interval '11 minutes'
    WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`,
    [email],
  )
  const start = await visitor.call('GET', `/api/auth/start/${key}?for=seeker&add=1`)
  expect(start.headers.get('location')).toBe(`/account-setting?problem=sign-in-again&with=${key}#sign-in-methods`)
  expect((await visitor.call('DELETE', `/api/account/sign-in-methods/${method?.id}`)).status).toBe(403)
  expect(await methods(email)).toHaveLength(1)
})

test('a sign-in at a provider that did not ask proves nothing, until the provider asks', async () => {
  const { email, sub } = await newByProvider()
  const [visitor, browser] = [new Visitor(), new ProviderBrowser()]
  // The second time, the provider remembers the browser.
  for (let times = 0; times < 2; times += 1) await signInWith(visitor, key, sub, { browser })
  const [method] = await methods(email)
  const remove = () => visitor.call('DELETE', `/api/account/sign-in-methods/${method?.id}`)
  expect((await remove()).status).toBe(403)
  expect((await visitor.call('POST', `${passkeyPath.seeker}/options`, { json: {} })).status).toBe(403)
  const page = await visitor.call('GET', '/account-setting', { headers: { accept: 'text/html' } })
  expect(page.text).toContain('prove=1')

  const again = { browser, isProof: true, next: '/account-setting' }
  expect((await signInWith(visitor, key, sub, again)).location).toBe('/account-setting')
  expect((await remove()).status).toBe(200)
})

test('asks for a code too after a sign-in at a provider that does not say that it asked', async () => {
  const { email, sub } = await newByProvider()
  const [visitor, browser] = [new Visitor(), new ProviderBrowser()]
  await signInWith(visitor, key, sub, { browser })
  const { location } = await signInWith(visitor, key, sub, { browser, isProof: true, isUnasked: true })
  expect(location).toBe('/login/continue')
  const page = await visitor.call('GET', location, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('so enter a code too.')
  const [method] = await methods(email)
  const remove = () => visitor.call('DELETE', `/api/account/sign-in-methods/${method?.id}`)
  const code = codeIn(await waitForMailAbout(email, 'sign-in code'))
  const finish = (json: object) => visitor.call('POST', '/api/auth/pending', { json })
  expect((await finish({})).status).toBe(400)
  expect((await finish({ code: code === 'AAAA' ? 'BBBB' : 'AAAA' })).status).toBe(400)
  expect((await finish({ code, purpose: 'seeker' })).status).toBe(409)
  const lines = readFileSync(required('TEST_SITE_LOG'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(visitor.ip))
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'sign-in-failed', by: 'provider+code', reason: 'code-wrong' }),
  )
  expect((await remove()).status).toBe(403)
  expect(await finish({ code, purpose: 'proof' })).toMatchObject({ status: 200, json: { next: '/userdashboard' } })
  expect((await finish({ code })).status).toBe(410)
  expect((await remove()).status).toBe(200)
})

test('a code does not count for a session that has ended', async () => {
  const { email, sub } = await newByProvider()
  const [visitor, browser] = [new Visitor(), new ProviderBrowser()]
  await signInWith(visitor, key, sub, { browser })
  await signInWith(visitor, key, sub, { browser, isProof: true, isUnasked: true })
  const code = codeIn(await waitForMailAbout(email, 'sign-in code'))
  await query('DELETE FROM "Session" WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)', [email])
  expect((await visitor.call('POST', '/api/auth/pending', { json: { code } })).status).toBe(409)
  expect(await signedIn(visitor)).toBeNull()
})

test('no one proves who they are with another account at the provider', async () => {
  const { visitor, email } = await newByProvider()
  const strangers = [(await newByProvider()).sub, await provider.person(verified(newEmail()))]
  for (const sub of strangers) {
    const { location } = await signInWith(visitor, key, sub, { isProof: true })
    expect(location).toBe(`/account-setting?problem=not-connected&with=${key}#sign-in-methods`)
    expect(await signedIn(visitor)).toMatchObject({ email })
  }
  const start = await new Visitor().call('GET', `/api/auth/start/${key}?for=seeker&prove=1`)
  expect(start.headers.get('location')).toBe(`/login?${new URLSearchParams({ next: '/account-setting' })}`)
})

test('tells someone whose session ended at the provider what went wrong, and leads back to their account', async () => {
  const { visitor, sub } = await newByProvider()
  const callback = await callbackOf(visitor, key, sub, { isProof: true })
  await visitor.call('DELETE', '/api/auth/session?kind=seeker')
  const { location } = await answer(visitor, callback)
  expect(location).toBe(`/login?${new URLSearchParams({ problem: 'expired', with: key, next: '/account-setting' })}`)
})

test('limits the codes that a known browser can get in a day', async () => {
  const { sub } = await newByProvider()
  const [visitor, browser] = [new Visitor(), new ProviderBrowser()]
  await signInWith(visitor, key, sub, { browser })
  await signInWith(visitor, key, sub, { browser, isProof: true, isUnasked: true })
  const statuses: number[] = []
  for (let sent = 1; sent < 24 && statuses.at(-1) !== 429; sent += 1) {
    // Without this cookie, it's a new browser for the limit per hour, but still one that the account knows.
    const other = new Visitor()
    other.keep(visitor.cookiePairs().filter(([name]) => !name.endsWith('portal-browser')))
    statuses.push((await other.call('POST', '/api/auth/pending/code')).status)
  }
  expect(statuses.length).toBeGreaterThan(15)
  expect(statuses.at(-1)).toBe(429)
})

test('removes the password, after which a code still works', async () => {
  const { visitor, email } = await newSeeker()
  const elsewhere = new Visitor()
  await elsewhere.call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  expect((await visitor.call('DELETE', '/api/account/sign-in-methods/password')).status).toBe(200)
  expect(await signedIn(elsewhere)).toBeNull()
  expect(await signedIn(visitor)).toMatchObject({ email })
  const login = await new Visitor().call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })
  expect(login.json).toMatchObject({ status: false })
  const back = new Visitor()
  await back.call('POST', `/api/v1/user/send-login-code?email=${email}`)
  const code = codeIn(await waitForMailAbout(email, 'login code'))
  expect((await back.call('POST', '/api/v1/user/login-by-code', { json: { email, code } })).json).toMatchObject({
    status: true,
  })
})
