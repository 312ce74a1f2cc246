import { randomBytes } from 'node:crypto'
import { OpenIdProvider, removeProviders, signInWith } from '@/e2e/support/openid-provider'
import { newEmail, newSeeker, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

let provider: OpenIdProvider
const keys: string[] = []
const domain = `d${randomBytes(4).toString('hex')}.example`

beforeAll(async () => {
  provider = await OpenIdProvider.start('--claims-in-id-token')
})

afterAll(() => provider.stop())

afterEach(() => removeProviders(...keys.splice(0)))

async function connect(more: Record<string, unknown>): Promise<string> {
  const key = await provider.connect(more)
  keys.push(key)
  return key
}

const signedIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/session')).json
const finish = (visitor: Visitor, json: object) => visitor.call('POST', '/api/auth/pending', { json })

test('LinkedIn: signs in without PKCE and a nonce, which LinkedIn does not support, but with a state', async () => {
  const key = await connect({ forSeekers: true, kind: 'linkedin' })
  const visitor = new Visitor()
  const start = await visitor.call('GET', `/api/auth/start/${key}?for=seeker`)
  const { searchParams } = new URL(start.headers.get('location') ?? '')
  expect(searchParams.get('state')).toBeTruthy()
  expect(searchParams.has('code_challenge') || searchParams.has('nonce')).toBe(false)
  const email = newEmail()
  const sub = await provider.person({ email, email_verified: 'true', name: 'Meera Nair' })
  expect((await signInWith(visitor, key, sub)).location).toBe('/login/continue')
  expect((await finish(visitor, { userName: 'Meera Nair' })).status).toBe(200)
  expect(await signedIn(visitor)).toMatchObject({ email })
})

test('Google: signs in with what the ID token says', async () => {
  const key = await connect({ forSeekers: true, kind: 'google' })
  const gmail = `meera.${randomBytes(5).toString('hex')}@gmail.com`
  for (const claims of [{ email: newEmail(), hd: 'mail.example' }, { email: gmail }]) {
    const visitor = new Visitor()
    await signInWith(visitor, key, await provider.person({ ...claims, email_verified: true, name: 'Meera' }))
    expect((await finish(visitor, { userName: 'Meera' })).status).toBe(200)
    expect(await signedIn(visitor)).toMatchObject({ email: claims.email })
  }
})

test('Google: an email that Google does not host proves itself by code, because it may be reassigned', async () => {
  const key = await connect({ forSeekers: true, kind: 'google' })
  for (const email of [newEmail(), `${newEmail()}.gmail.com.example`]) {
    const visitor = new Visitor()
    await signInWith(visitor, key, await provider.person({ email, email_verified: true, name: 'Mallory' }))
    expect((await finish(visitor, { userName: 'Mallory' })).status).toBe(400)
    expect(await signedIn(visitor)).toBeNull()
  }
})

test('Google: staff need an account that the company manages, because a private one can have its email', async () => {
  const key = await connect({ forStaff: true, kind: 'google', domains: domain, editorGroups: 'writers' })
  const email = `former.${randomBytes(3).toString('hex')}@${domain}`
  const person = { email, email_verified: true, name: 'Former Colleague', groups: ['writers'] }
  const sub = await provider.person(person)
  expect((await signInWith(new Visitor(), key, sub, { kind: 'admin' })).location).toMatch(/problem=not-allowed/)
  await provider.person({ ...person, hd: domain }, sub)
  expect((await signInWith(new Visitor(), key, sub, { kind: 'admin' })).location).toBe('/dashboard')
})

test('Microsoft: takes no email for verified, because people can choose any there', async () => {
  const key = await connect({ forSeekers: true, kind: 'microsoft' })
  for (const email of [newEmail(), (await newSeeker()).email]) {
    const visitor = new Visitor()
    await signInWith(visitor, key, await provider.person({ email, email_verified: true, name: 'Mallory' }))
    expect((await finish(visitor, { userName: 'Mallory' })).status).toBe(400)
    expect(await signedIn(visitor)).toBeNull()
  }
})

describe('settings', () => {
  const base = { key: 'okta', kind: 'other', name: 'Okta', issuer: 'https://okta.example', clientId: 'site' }
  const save = async (provider: object) =>
    (await signInAdmin()).call('PUT', '/api/settings/sign-in', {
      json: { version: 2_000_000_000, providers: [{ ...base, clientSecret: 'salt-marsh', ...provider }] },
    })

  test.each([
    [{ issuer: 'http://okta.example', forSeekers: true }, 'issuer'],
    [{ issuer: 'http://169.254.169.254/latest', forSeekers: true }, 'issuer'],
    [{ issuer: 'http://10.0.0.1', forSeekers: true }, 'issuer'],
    [{ issuer: 'file:///etc/passwd', forSeekers: true }, 'issuer'],
    [{ issuer: 'https://user@okta.example', forSeekers: true }, 'issuer'],
    [{ key: '../admin', forSeekers: true }, 'key'],
    [{ name: '', forSeekers: true }, 'name'],
    [{}, 'forSeekers'],
    [{ forStaff: true }, 'domains'],
    [{ forStaff: true, domains: 'not a domain' }, 'domains'],
    [
      {
        ...{ kind: 'microsoft', forStaff: true, domains: domain },
        issuer: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
      },
      'issuer',
    ],
  ])('rejects %j beside its field', async (wrong, field) => {
    expect(await save(wrong)).toMatchObject({
      status: 400,
      json: { errors: { [`providers.0.${field}`]: expect.any(String) } },
    })
  })

  test('never returns a secret, and sends a stored one only to the issuer it was entered for', async () => {
    const owner = await signInAdmin()
    const key = await connect({ forSeekers: true })
    type Stored = { version: number; value: { providers: { key: string }[]; staffByProviderOnly: boolean } }
    const move = async () => {
      const read = await owner.call('GET', '/api/settings/sign-in')
      expect(read.text).not.toMatch(/dune-grass|sealedSecret/)
      const { version, value } = read.json as Stored
      const providers = value.providers.map((each) =>
        each.key === key ? { ...each, issuer: 'https://evil.example' } : each,
      )
      return owner.call('PUT', '/api/settings/sign-in', { json: { version, ...value, providers } })
    }
    let moved = await move()
    // Other tests change these settings at the same time.
    while (moved.status === 409) moved = await move()
    expect(moved).toMatchObject({ status: 400, json: { message: 'Client secret is required' } })
  })

  test('tests a provider, and says what is wrong with it', async () => {
    const owner = await signInAdmin()
    const check = (issuer: string) =>
      owner.call('POST', '/api/settings/sign-in/test', { json: { key: 'okta', name: 'Okta', issuer } })
    expect((await check(provider.issuer)).json).toMatchObject({ message: expect.stringContaining('Okta responds') })
    expect((await check(`${provider.issuer}/nowhere`)).json).toMatchObject({
      message: 'It responded with status 404.',
    })
    await provider.lie('description')
    expect((await check(provider.issuer)).json).toMatchObject({ message: expect.stringContaining('It calls itself') })
    await provider.lie(null)
    expect((await check('http://127.0.0.1:1')).json).toMatchObject({ message: "We couldn't connect to it." })
    for (const issuer of ['https://10.0.0.1', 'https://169.254.169.254/latest'])
      expect((await check(issuer)).json).toMatchObject({ message: expect.stringContaining('in a private network') })
  })
})
