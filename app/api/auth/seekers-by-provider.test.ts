import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { query } from '@/e2e/support/database'
import { codeIn, linkIn, mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import {
  answer,
  callbackOf,
  OpenIdProvider,
  openAccount,
  ProviderBrowser,
  removeProviders,
  signInWith,
} from '@/e2e/support/openid-provider'
import { newPasskey, signInWith as signInWithPasskey } from '@/e2e/support/passkeys'
import { newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

let provider: OpenIdProvider
let key: string

beforeAll(async () => {
  provider = await OpenIdProvider.start()
  key = await provider.connect({ forSeekers: true })
})

afterAll(async () => {
  provider.stop()
  await removeProviders(key)
})

afterEach(() => provider.lie(null))

const signedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json
const verified = (email: string) => ({ email, email_verified: true, name: 'Meera Nair' })
const finish = (visitor: Visitor, json: object) => visitor.call('POST', '/api/auth/pending', { json })
const problem = (name: string) => new RegExp(`^/login\\?problem=${name}&with=${key}`)
const codeFor = async (email: string) => codeIn(await waitForMailAbout(email, 'sign-in code'))

const newByProvider = () => openAccount(provider, key)

test('opens an account for someone new, with the name and consent, and signs them in the next time', async () => {
  const email = newEmail()
  const sub = await provider.person(verified(email))
  const visitor = new Visitor()
  const first = await signInWith(visitor, key, sub, { next: '/saved-jobs' })
  expect(first.location).toBe('/login/continue')
  expect(await signedIn(visitor)).toBeNull()
  expect((await finish(visitor, { userName: 'Meera N' })).json).toMatchObject({ next: '/saved-jobs' })
  expect(await signedIn(visitor)).toMatchObject({ email, userName: 'Meera N' })
  const consents = await query(
    `SELECT c."kind" FROM "Consent" c JOIN "Seeker" s ON s."id" = c."seekerId" WHERE s."email" = $1`,
    [email],
  )
  expect(consents).toEqual([{ kind: 'account-terms' }])

  const again = new Visitor()
  const second = await signInWith(again, key, sub)
  expect(second.location).toBe('/userdashboard')
  const cookies = second.headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith('portal-seeker='))).toMatch(/HttpOnly/i)
  expect(cookies.some((line) => line.startsWith('portal-device='))).toBe(true)
  expect(await signedIn(again)).toMatchObject({ email })
  expect((await again.call('DELETE', '/api/auth/session?kind=seeker')).status).toBe(200)
  expect(await signedIn(again.clone())).toBeNull()
})

test('takes the mobile number from a provider that has it, unless it is not one', async () => {
  for (const [phone_number, mobile] of [
    ['+1 512-555-0142', '+1 512-555-0142'],
    ['call me', ''],
  ]) {
    const sub = await provider.person({ ...verified(newEmail()), phone_number })
    const visitor = new Visitor()
    const { location } = await signInWith(visitor, key, sub)
    const { text } = await visitor.call('GET', location, { headers: { accept: 'text/html' } })
    expect(/name="mobile"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? '').toBe(mobile)
    expect((await finish(visitor, { userName: 'Meera N', mobile })).status).toBe(200)
    expect(await signedIn(visitor)).toMatchObject({ mobile })
  }
})

test('takes a photo that the provider has, if the person asks for it', async () => {
  for (const picture of [true, false]) {
    const email = newEmail()
    const sub = await provider.person({ ...verified(email), picture: `${provider.issuer}/photo.png` })
    const visitor = new Visitor()
    await signInWith(visitor, key, sub)
    expect((await finish(visitor, { userName: 'Meera N', picture })).status).toBe(200)
    const hasPhoto = async () =>
      (
        await query(
          `SELECT 1 FROM "Profile" p JOIN "Seeker" s ON s."id" = p."seekerId" WHERE s."email" = $1 AND p."imageId" IS NOT NULL`,
          [email],
        )
      ).length > 0
    if (picture) await until(hasPhoto)
    else expect(await hasPhoto()).toBe(false)
  }
})

test('connects to an existing account only with an emailed code, even if the provider verified the email', async () => {
  const { email } = await newSeeker('Existing Person')
  const sub = await provider.person(verified(email))
  const visitor = new Visitor()
  expect((await signInWith(visitor, key, sub)).location).toBe('/login/continue')
  expect((await finish(visitor, { userName: 'Someone' })).status).toBe(400)
  expect((await finish(visitor, { code: 'ZZZZ' })).json).toMatchObject({ errors: { code: expect.any(String) } })
  expect(await signedIn(visitor)).toBeNull()
  expect((await finish(visitor, { code: await codeFor(email) })).status).toBe(200)
  expect(await signedIn(visitor)).toMatchObject({ email, userName: 'Existing Person' })
  expect(await waitForMailAbout(email, 'was added to your')).toBeTruthy()
})

test('unverified-email linking: an unverified email proves itself by code, with or without an account', async () => {
  const { email: taken } = await newSeeker()
  const pages: string[] = []
  for (const email of [taken, newEmail()]) {
    const sub = await provider.person({ email, email_verified: false, name: 'Mallory' })
    const visitor = new Visitor()
    expect((await signInWith(visitor, key, sub)).location).toBe('/login/continue')
    expect((await finish(visitor, { userName: 'Mallory' })).status).toBe(400)
    expect(await signedIn(visitor)).toBeNull()
    const page = await visitor.call('GET', '/login/continue', { headers: { accept: 'text/html' } })
    pages.push(/<main[\s\S]*<\/main>|<h1[\s\S]*<\/form>/.exec(page.text)?.[0].replaceAll(email, 'EMAIL') ?? '')
  }
  expect(pages[0]).toContain('One-time code')
  expect(pages[0]).toBe(pages[1])
})

test('pre-hijacking: an identity that never proved the email gets nothing when its owner registers', async () => {
  const email = newEmail()
  const sub = await provider.person({ email, email_verified: false, name: 'Mallory' })
  const mallory = new Visitor()
  await signInWith(mallory, key, sub)
  const owner = new Visitor()
  await owner.call('POST', `/api/v1/user/send-otp?email=${email}`)
  const otp = codeIn(await waitForMailAbout(email, 'registration code'))
  expect((await owner.call('POST', '/api/v1/user/verify-otp', { json: { email, otp } })).status).toBe(200)
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
  const person = { userName: 'Owner', email, mobile: '9000001234' }
  expect((await owner.call('PUT', '/api/v1/user/register', { json: { ...person, ...passwords } })).status).toBe(200)
  expect((await finish(mallory, { userName: 'Mallory' })).status).toBe(400)
  expect((await signInWith(new Visitor(), key, sub)).location).toBe('/login/continue')
  expect(await query(`SELECT "id" FROM "Identity" WHERE "subject" = $1`, [sub])).toEqual([])
})

test('pre-hijacking: a verified identity that waits does not enter an account that someone else has opened since', async () => {
  const email = newEmail()
  const [first, second] = [await provider.person(verified(email)), await provider.person(verified(email))]
  const [one, other] = [new Visitor(), new Visitor()]
  await signInWith(one, key, first)
  await signInWith(other, key, second)
  expect((await finish(one, { userName: 'One' })).status).toBe(200)
  expect((await finish(other, { userName: 'Other' })).status).toBe(409)
  expect(await signedIn(other)).toBeNull()
})

test('reassigned email: a new subject with the same email is not the old account', async () => {
  const { email } = await newByProvider()
  const successor = await provider.person(verified(email))
  const visitor = new Visitor()
  expect((await signInWith(visitor, key, successor)).location).toBe('/login/continue')
  expect((await finish(visitor, {})).status).toBe(400)
  expect(await signedIn(visitor)).toBeNull()
})

test('reassigned email: the same subject keeps its account, whatever its email becomes at the provider', async () => {
  const { email, sub } = await newByProvider()
  const { email: victim } = await newSeeker()
  await provider.person(verified(victim), sub)
  const visitor = new Visitor()
  expect((await signInWith(visitor, key, sub)).location).toBe('/userdashboard')
  expect(await signedIn(visitor)).toMatchObject({ email })
})

test('reassigned email: a new password removes the providers and passkeys that someone else may have added', async () => {
  const { email, sub, visitor } = await newByProvider()
  const { authenticator } = await newPasskey(visitor, 'seeker')
  await visitor.call('PUT', `/api/v1/user/forgotpassword?email=${email}`)
  const link = linkIn(await waitForMailAbout(email, 'Choose a new'), '/resetpassword')
  const page = await new Visitor().call('GET', link, { headers: { accept: 'text/html' } })
  expect(page.text).toContain('We also remove your passkeys and sign-in providers')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const json = { token, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await new Visitor().call('POST', '/api/v1/user/reset-password', { json })).status).toBe(200)
  expect((await waitForMailAbout(email, 'password was changed')).text).toContain('we removed the passkeys')
  expect(await signedIn(visitor)).toBeNull()
  expect((await signInWithPasskey(new Visitor(), 'seeker', authenticator)).status).toBe(400)
  const stranger = new Visitor()
  expect((await signInWith(stranger, key, sub)).location).toBe('/login/continue')
  expect(await signedIn(stranger)).toBeNull()
})

test('stolen state: an answer only works in the browser that started, and not without its cookies', async () => {
  const { sub } = await newByProvider()
  const visitor = new Visitor()
  const callback = await callbackOf(visitor, key, sub)
  expect((await answer(new Visitor(), callback)).location).toMatch(problem('expired'))
  const other = new Visitor()
  await callbackOf(other, key, sub)
  expect((await answer(other, callback)).location).toMatch(problem('expired'))
  expect(await signedIn(other)).toBeNull()
})

test('absent state: an answer without a state, or with a made-up one, is rejected', async () => {
  const { sub } = await newByProvider()
  for (const state of [null, '', 'made-up']) {
    const visitor = new Visitor()
    const callback = new URL(await callbackOf(visitor, key, sub))
    if (state === null) callback.searchParams.delete('state')
    else callback.searchParams.set('state', state)
    expect((await answer(visitor, callback.href)).location).toMatch(problem('expired'))
    expect(await signedIn(visitor)).toBeNull()
  }
})

test('replayed code: an answer works once, also for a copy of the browser', async () => {
  const { sub } = await newByProvider()
  const visitor = new Visitor()
  const callback = await callbackOf(visitor, key, sub)
  const copy = visitor.clone()
  expect((await answer(visitor, callback)).location).toBe('/userdashboard')
  expect((await answer(visitor, callback)).location).toMatch(problem('expired'))
  expect((await answer(copy, callback)).location).toMatch(problem('rejected'))
  expect(await signedIn(copy)).toBeNull()
})

test('mix-up: an answer that says it is from another issuer is rejected', async () => {
  const { sub } = await newByProvider()
  const visitor = new Visitor()
  const callback = new URL(await callbackOf(visitor, key, sub))
  expect(callback.searchParams.get('iss')).toBe(provider.issuer)
  callback.searchParams.set('iss', 'https://other-provider.example')
  expect((await answer(visitor, callback.href)).location).toMatch(problem('rejected'))
  const silent = new Visitor()
  const without = new URL(await callbackOf(silent, key, sub))
  without.searchParams.delete('iss')
  expect((await answer(silent, without.href)).location).toMatch(problem('rejected'))
})

test('IdP confusion: an answer of one provider is not taken at the callback of another', async () => {
  const second = await provider.connect({ forSeekers: true })
  const { sub } = await newByProvider()
  const visitor = new Visitor()
  const callback = new URL(await callbackOf(visitor, key, sub))
  await callbackOf(visitor, second, sub)
  callback.pathname = `/api/auth/callback/${second}`
  expect((await answer(visitor, callback.href)).location).toMatch(/^\/login\?problem=expired/)
  expect(await signedIn(visitor)).toBeNull()
  await removeProviders(second)
})

test('IdP confusion: the same subject at another issuer is someone else', async () => {
  const { sub } = await newByProvider()
  const impostor = await OpenIdProvider.start()
  const evil = await impostor.connect({ forSeekers: true })
  await impostor.person(verified(newEmail()), sub)
  const visitor = new Visitor()
  expect((await signInWith(visitor, evil, sub)).location).toBe('/login/continue')
  expect(await signedIn(visitor)).toBeNull()
  impostor.stop()
  await removeProviders(evil)
})

test('accepts an ID token that is signed again, so that the lies below are rejected for what they say', async () => {
  const { sub } = await newByProvider()
  const visitor = new Visitor()
  const callback = await callbackOf(visitor, key, sub)
  await provider.lie('none')
  expect((await answer(visitor, callback)).location).toBe('/userdashboard')
})

test.each(['nonce', 'issuer', 'audience', 'expired', 'stranger', 'swapped-sub'] as const)(
  'lying provider: rejects an ID token or user with another %s',
  async (lie) => {
    const { sub } = await newByProvider()
    const visitor = new Visitor()
    const callback = await callbackOf(visitor, key, sub)
    await provider.lie(lie)
    expect((await answer(visitor, callback)).location).toMatch(problem('rejected'))
    expect(await signedIn(visitor)).toBeNull()
  },
)

test.each(['down', 'slow', 'not-json', 'description'] as const)(
  'a provider that is %s gives a clear error at the start and on the way back, and other ways still work',
  async (lie) => {
    const { sub } = await newByProvider()
    const visitor = new Visitor()
    const callback = await callbackOf(visitor, key, sub)
    await provider.lie(lie)
    expect((await answer(visitor, callback)).location).toMatch(problem('unavailable'))
    const start = await new Visitor().call('GET', `/api/auth/start/${key}?for=seeker`)
    expect(start.headers.get('location')).toMatch(problem('unavailable'))
    const page = await new Visitor().call('GET', start.headers.get('location') ?? '', {
      headers: { accept: 'text/html' },
    })
    expect(page.text).toContain('t reach Directory')
    expect((await newSeeker()).email).toBeTruthy()
  },
)

test('takes rotated keys at once, also in the middle of a sign-in', async () => {
  const { sub, email } = await newByProvider()
  const visitor = new Visitor()
  const callback = await callbackOf(visitor, key, sub)
  await provider.rotateKeys()
  expect((await answer(visitor, callback)).location).toBe('/userdashboard')
  expect(await signedIn(visitor)).toMatchObject({ email })
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'open redirect: does not lead to %s',
  async (next) => {
    const { sub } = await newByProvider()
    expect((await signInWith(new Visitor(), key, sub, { next })).location).toBe('/userdashboard')
  },
)

test('open redirect: parameters of the answer lead nowhere', async () => {
  const { sub } = await newByProvider()
  const visitor = new Visitor()
  const callback = new URL(await callbackOf(visitor, key, sub))
  callback.searchParams.set('callbackUrl', 'https://evil.example')
  callback.searchParams.set('redirectTo', 'https://evil.example')
  expect((await answer(visitor, callback.href)).location).toBe('/userdashboard')
})

test('says so when someone cancels at the provider', async () => {
  const visitor = new Visitor()
  const started = await visitor.call('GET', `/api/auth/start/${key}?for=seeker`)
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
  const refusal = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
  const url = `${provider.issuer}/api/auth/callback/${key}?${refusal}`
  expect((await answer(visitor, url)).location).toMatch(problem('canceled'))
})

test('does not start from a link on another site', async () => {
  const start = (site: string, add = '') =>
    new Visitor().call('GET', `/api/auth/start/${key}?for=seeker${add}`, { headers: { 'sec-fetch-site': site } })
  expect((await start('cross-site')).status).toBe(403)
  expect((await start('same-site')).status).toBe(403)
  expect((await start('none', '&add=1')).status).toBe(403)
  expect((await start('none')).status).toBe(303)
})

test('uses PKCE, a state and a nonce', async () => {
  const { headers } = await new Visitor().call('GET', `/api/auth/start/${key}?for=seeker`)
  const { searchParams } = new URL(headers.get('location') ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.any(String),
    nonce: expect.any(String),
    scope: 'openid profile email phone',
  })
})

test('a provider for staff only does not sign seekers in', async () => {
  const staff = await provider.connect({ forSeekers: false, forStaff: true, domains: 'mail.example' })
  expect((await new Visitor().call('GET', `/api/auth/start/${staff}?for=seeker`)).status).toBe(404)
  const page = await new Visitor().call('GET', '/login', { headers: { accept: 'text/html' } })
  expect(page.text).toContain(`/api/auth/start/${key}?`)
  expect(page.text).not.toContain(`/api/auth/start/${staff}?`)
  await removeProviders(staff)
})

test('limits starts per IP', async () => {
  const visitor = new Visitor()
  const locations: string[] = []
  for (let count = 0; count < 31; count += 1)
    locations.push((await visitor.call('GET', `/api/auth/start/${key}?for=seeker`)).headers.get('location') ?? '')
  expect(locations.slice(0, 30).every((location) => location.startsWith(provider.issuer))).toBe(true)
  expect(locations[30]).toMatch(problem('too-many'))
})

test("back-channel logout: ends the provider's sessions here", async () => {
  const { sub, email } = await newByProvider()
  const [visitor, other, browser] = [new Visitor(), new Visitor(), new ProviderBrowser()]
  await signInWith(visitor, key, sub, { browser })
  await signInWith(other, key, sub)
  expect(await signedIn(visitor)).toMatchObject({ email })
  await browser.signOut(provider.issuer)
  expect(await signedIn(visitor)).toBeNull()
  expect(await signedIn(other)).toMatchObject({ email })
})

test('front-channel logout: ends the session that the provider names, and no other', async () => {
  const { visitor, sub } = await newByProvider()
  const other = new Visitor()
  await signInWith(other, key, sub)
  const sessions = await query<{ sid: string }>(
    `SELECT s."providerSession" AS "sid" FROM "Session" s JOIN "Identity" i ON i."id" = s."identityId"
    WHERE i."subject" = $1 ORDER BY s."createdAt"`,
    [sub],
  )
  const logOut = (iss: string, sid = '') =>
    new Visitor().call('GET', `/api/auth/logout/${key}?${new URLSearchParams({ iss, sid })}`, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
    })
  expect((await logOut('https://evil.example', sessions[0]?.sid)).status).toBe(400)
  expect((await logOut(provider.issuer)).status).toBe(400)
  expect((await logOut(provider.issuer, 'another-session')).status).toBe(200)
  expect(await signedIn(visitor)).not.toBeNull()
  expect((await logOut(provider.issuer, sessions[0]?.sid)).status).toBe(200)
  expect(await signedIn(visitor)).toBeNull()
  expect(await signedIn(other)).not.toBeNull()
})

test.each(['', 'not-a-token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])('rejects the logout token %p', async (token) => {
  const body = new URLSearchParams({ logout_token: token })
  expect((await new Visitor().call('POST', `/api/auth/logout/${key}`, { body })).status).toBe(400)
})

test('calls a provider only for a logout token that claims to be its own', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const statusOf = async (claims: JWTPayload) => {
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    const body = new URLSearchParams({ logout_token: token })
    return (await new Visitor().call('POST', `/api/auth/logout/${key}`, { body })).status
  }
  const own = { iss: provider.issuer, aud: key, iat: Math.floor(Date.now() / 1000) }
  expect(await statusOf(own)).toBe(400)
  // A call would fail, and the response would say so.
  await provider.lie('down')
  expect(await statusOf(own)).toBe(503)
  for (const wrong of [{ iss: 'https://evil.example' }, { aud: 'another-client' }, { iat: own.iat - 3_600 }])
    expect(await statusOf({ ...own, ...wrong })).toBe(400)
})

test('emails no code to an account whose provider identity is known', async () => {
  const { email, sub } = await newByProvider()
  await signInWith(new Visitor(), key, sub)
  expect((await mailsTo(email)).filter(({ subject }) => subject.includes('code'))).toEqual([])
})
