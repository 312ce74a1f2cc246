import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Lie } from './openid/lies'
import { newEmail, signInAdmin } from './people'
import { required } from './settings'
import { type Reply, Visitor } from './visitor'

type Settings = { version: number; value: { providers: { key: string }[]; staffByProviderOnly: boolean } }
export type Claims = Record<string, unknown>

const path = '/api/settings/sign-in'
export const SECRET = 'tidal-flats-and-dune-grass'

/** A real OpenID provider on this machine. */
export class OpenIdProvider {
  private constructor(
    readonly issuer: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(...options: '--claims-in-id-token'[]): Promise<OpenIdProvider> {
    const program = ['--no-warnings', '--import', 'tsx', 'e2e/support/openid/main.ts', ...options]
    const child = spawn(process.execPath, program, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    const [issuer] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    return new OpenIdProvider(issuer, child)
  }

  stop(): void {
    this.process.stdin?.end()
    this.process.kill()
  }

  /** Adds someone to the directory, or changes them. Returns their subject. */
  async person(claims: Claims, sub = `person-${randomBytes(6).toString('hex')}`): Promise<string> {
    await this.control({ person: { sub, claims } })
    return sub
  }

  async lie(lie: Lie | null): Promise<void> {
    await this.control({ lie })
  }

  async rotateKeys(): Promise<void> {
    await this.control({ rotate: true })
  }

  /** Registers the site as a client, and the provider with the site. Returns the provider's key there. */
  async connect(more: Record<string, unknown> = {}): Promise<string> {
    const key = `p-${randomBytes(4).toString('hex')}`
    const site = new URL(required('TEST_SITE_URL')).origin
    const clientId = String(more.clientId ?? key)
    const redirectUris = [`${site}/api/auth/callback/${key}`]
    await this.control({
      client: { id: clientId, secret: SECRET, redirectUris, logoutUri: `${site}/api/auth/logout/${key}` },
    })
    const provider = {
      key,
      kind: 'other',
      name: `Directory ${key}`,
      issuer: this.issuer,
      clientId,
      clientSecret: SECRET,
    }
    await changeSettings((value) => ({ ...value, providers: [...value.providers, { ...provider, ...more }] }))
    return key
  }

  private async control(body: unknown): Promise<void> {
    const { status } = await fetch(`${this.issuer}/control`, { method: 'POST', body: JSON.stringify(body) })
    if (status !== 200) throw new Error(`The provider responded with ${status}.`)
  }
}

type Change = (value: Settings['value']) => { providers: unknown[]; staffByProviderOnly: boolean }

/** Changes the sign-in settings as the owner. Other test files may do the same at the same time. */
export async function changeSettings(change: Change, owner?: Visitor): Promise<void> {
  const admin = owner ?? (await signInAdmin())
  for (let tries = 0; tries < 10; tries += 1) {
    const { version, value } = (await admin.call('GET', path)).json as Settings
    const { status, text } = await admin.call('PUT', path, { json: { version, ...change(value) } })
    if (status === 200) return
    if (status !== 409) throw new Error(`The settings weren't saved: ${status} ${text}`)
  }
  throw new Error("The settings weren't saved.")
}

export const removeProviders = (...keys: string[]) =>
  changeSettings((value) => ({ ...value, providers: value.providers.filter(({ key }) => !keys.includes(key)) }))

type Options = {
  kind?: 'seeker' | 'admin'
  next?: string
  isAddition?: boolean
  isProof?: boolean
  /** Whether the provider doesn't see that it should ask the person. */
  isUnasked?: boolean
  browser?: ProviderBrowser
}

/** Starts at the site, signs in at the provider, and returns the callback URL that the provider leads to. */
export async function callbackOf(visitor: Visitor, key: string, sub: string, options: Options = {}): Promise<string> {
  const { kind = 'seeker', next = '', isAddition, isProof, isUnasked, browser = new ProviderBrowser() } = options
  const purpose = { ...(isAddition && { add: '1' }), ...(isProof && { prove: '1' }) }
  const query = new URLSearchParams({ for: kind, ...(next && { next }), ...purpose })
  const started = await visitor.call('GET', `/api/auth/start/${key}?${query}`)
  const location = started.headers.get('location') ?? ''
  if (!location.startsWith('http')) throw new Error(`The sign-in didn't start: ${started.status} ${location}`)
  const url = new URL(location)
  if (isUnasked) for (const name of ['prompt', 'max_age']) url.searchParams.delete(name)
  return browser.signIn(url.href, sub)
}

/** Brings a provider's answer to the site, and returns the response with where it leads. */
export async function answer(visitor: Visitor, callback: string): Promise<Reply & { location: string }> {
  const { pathname, search } = new URL(callback)
  const reply = await visitor.call('GET', pathname + search, { headers: { 'sec-fetch-site': 'cross-site' } })
  return { ...reply, location: reply.headers.get('location') ?? '' }
}

export async function signInWith(visitor: Visitor, key: string, sub: string, options: Options = {}) {
  return answer(visitor, await callbackOf(visitor, key, sub, options))
}

/** Someone new with an account that the provider opened, signed in. */
export async function openAccount(provider: OpenIdProvider, key: string) {
  const email = newEmail()
  const sub = await provider.person({ email, email_verified: true, name: 'Meera Nair' })
  const visitor = new Visitor()
  await signInWith(visitor, key, sub)
  const { status, text } = await visitor.call('POST', '/api/auth/pending', { json: { userName: 'Meera Nair' } })
  if (status !== 200) throw new Error(`The account wasn't opened: ${status} ${text}`)
  return { email, sub, visitor }
}

/** A browser's cookies at the provider. */
export class ProviderBrowser {
  private readonly cookies = new Map<string, string>()

  /** Follows the provider's redirects, and signs in when it asks. Returns the URL at which it sends the browser back. */
  async signIn(url: string, sub: string): Promise<string> {
    const { origin } = new URL(url)
    let at = url
    let body: URLSearchParams | undefined
    for (let step = 0; step < 15; step += 1) {
      const response = await this.open(at, body)
      body = undefined
      const location = response.headers.get('location')
      if (!location) {
        if (response.status !== 200) throw new Error(`The provider responded with ${response.status} at ${at}`)
        body = new URLSearchParams({ person: sub })
        continue
      }
      at = new URL(location, at).href
      if (new URL(at).origin !== origin) return at
    }
    throw new Error('The provider never answered.')
  }

  /** Ends the browser's session at the provider, which then calls its clients. */
  async signOut(issuer: string): Promise<void> {
    const page = await this.open(`${issuer}/session/end`, undefined)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    await this.open(`${issuer}/session/end/confirm`, new URLSearchParams({ xsrf, logout: 'yes' }))
  }

  private async open(url: string, body: URLSearchParams | undefined): Promise<Response> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      body: body ?? null,
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
}
