import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth, { type Account, AuthError, customFetch, type NextAuthConfig, type Profile } from 'next-auth'
import type { OIDCConfig } from 'next-auth/providers'
import type { Kind } from '@/lib/auth/cookies'
import { verifyIdToken } from '@/lib/auth/providers/id-token'
import type { SignInProblem } from '@/lib/auth/providers/messages'
import { type Discovered, discover, ProviderUnavailable, providerFetch } from '@/lib/auth/providers/outbound'
import { clientSecretOf } from '@/lib/auth/providers/queries'
import type { StoredProvider } from '@/lib/auth/providers/schema'
import { RECENT_SECONDS } from '@/lib/auth/recent-proof'
import { authSecrets, env, isHttps } from '@/lib/env'
import { now } from '@/lib/platform/clock'

/** What a provider has proven about someone. Issuer and subject identify them, and never the email. */
export type Identified = {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
  /** As the provider says it, and so not checked. */
  mobile: string
  /** The provider's ID of its session. */
  session: string | null
  /** When the provider last asked them to sign in, if it says so. */
  authenticatedAt: Date | null
  claims: Record<string, unknown>
}

/** `detail` is a word for the security log, without anything from a token. */
export class SignInRejected extends Error {
  constructor(
    readonly problem: SignInProblem,
    readonly detail: string,
  ) {
    super(problem)
  }
}

const callbackUrlOf = (key: string) => `${env().SITE_URL}/api/auth/callback/${key}`

/**
 * The provider's URL to send the browser to. Sets cookies with state, nonce and code verifier. With `isProof`, a provider
 * that can asks the person to sign in although they already have, and says when.
 */
export async function startAtProvider(provider: StoredProvider, kind: Kind, isProof: boolean): Promise<URL> {
  const discovered = await reachable(provider)
  const outcome: Outcome = {}
  const { signIn } = NextAuth(await configOf(provider, discovered, outcome))
  const proof = isProof && proofParams[provider.kind]
  const params = { scope: scopeOf(discovered, kind), ...proof }
  const url: unknown = await signIn(provider.key, { redirect: false, redirectTo: '/' }, params).catch(
    (error: unknown) => {
      throw rejection(error)
    },
  )
  if (typeof url !== 'string' || outcome.error || new URL(url).origin !== originOf(discovered))
    throw rejection(outcome.error)
  return new URL(url)
}

const asks = { prompt: 'login', max_age: String(RECENT_SECONDS) }
/** Google and LinkedIn reject or ignore what the others understand. */
const proofParams = { google: { prompt: 'select_account' }, linkedin: {}, microsoft: asks, other: asks }

/** Only seekers' accounts have a mobile number. */
function scopeOf({ scopes_supported: scopes }: Discovered, kind: Kind): string {
  const hasPhone = kind === 'seeker' && scopes?.includes('phone')
  return `openid profile email${hasPhone ? ' phone' : ''}`
}

const originOf = ({ authorization_endpoint }: Discovered) => new URL(authorization_endpoint).origin

/** Trades the code in the callback for an identity. Throws `SignInRejected`. */
export async function finishAtProvider(provider: StoredProvider, request: Request, kind: Kind): Promise<Identified> {
  const discovered = await reachable(provider)
  const outcome: Outcome = {}
  const { handlers } = NextAuth(await configOf(provider, discovered, outcome))
  // Behind a proxy, the request's own URL isn't the one that the provider knows.
  const url = `${callbackUrlOf(provider.key)}${new URL(request.url).search}`
  await handlers.GET(new NextRequest(url, { headers: { cookie: request.headers.get('cookie') ?? '' } }))
  if (!outcome.profile || !outcome.account?.id_token) {
    const isRefused = outcome.error instanceof AuthError && outcome.error.type === 'OAuthCallbackError'
    if (isRefused && new URL(url).searchParams.get('error') === 'access_denied')
      throw new SignInRejected('canceled', 'access_denied')
    throw rejection(outcome.error)
  }
  const claims = await claimsOf(provider, discovered, outcome.account.id_token, outcome.profile)
  return identified(provider, kind, claims)
}

/** The names of the cookies of a sign-in at a provider. They're used once, whatever comes of it. */
export function checkCookies(key: string): string[] {
  return checkNames.map((name) => cookieName(name, key))
}

const checkNames = ['state', 'nonce', 'verifier', 'return', 'csrf'] as const
const cookieName = (name: string, key: string) => `${isHttps() ? '__Host-' : ''}portal-${name}-${key}`
const CHECK_SECONDS = 15 * 60

type Outcome = { profile?: Profile; account?: Account | null; error?: Error }

async function configOf(provider: StoredProvider, discovered: Discovered, outcome: Outcome): Promise<NextAuthConfig> {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(), maxAge: CHECK_SECONDS } as const
  const cookie = (name: (typeof checkNames)[number]) => ({ name: cookieName(name, provider.key), options })
  return {
    secret: authSecrets(),
    trustHost: true,
    basePath: '/api/auth',
    // A cookie per provider, so that an answer of one provider never meets the state of another.
    cookies: {
      state: cookie('state'),
      nonce: cookie('nonce'),
      pkceCodeVerifier: cookie('verifier'),
      callbackUrl: cookie('return'),
      csrfToken: cookie('csrf'),
    },
    providers: [await configOfProvider(provider, discovered)],
    callbacks: {
      // A path instead of true: our own session rows follow, so next-auth doesn't start a session.
      signIn: ({ account, profile }) => {
        Object.assign(outcome, { account, profile })
        return '/'
      },
    },
    logger: {
      // `rejection` says what's wrong. The errors themselves can contain tokens.
      error: (error) => {
        outcome.error = error
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}

async function configOfProvider(provider: StoredProvider, discovered: Discovered): Promise<OIDCConfig<Profile>> {
  const { key, kind, name, clientId } = provider
  return {
    id: key,
    name,
    type: 'oidc',
    issuer: discovered.issuer,
    clientId,
    clientSecret: await clientSecretOf(provider),
    client: { token_endpoint_auth_method: authMethodOf(discovered) },
    // LinkedIn returns no nonce and rejects PKCE from clients with a secret.
    checks: kind === 'linkedin' ? ['state'] : ['state', 'nonce', 'pkce'],
    authorization: { params: { scope: 'openid profile email', redirect_uri: callbackUrlOf(key) } },
    // Others may leave the email and groups out of the ID token.
    idToken: kind !== 'other',
    profile: ({ sub, email }) => ({ id: sub ?? '', email: typeof email === 'string' ? email : null }),
    [customFetch]: (input: string | URL | Request, init?: RequestInit) =>
      isDescription(input) ? Promise.resolve(Response.json(discovered)) : providerFetch(input, init),
  }
}

/** Next-auth asks for the description again, which we've just read. */
const isDescription = (input: string | URL | Request) =>
  new URL(input instanceof Request ? input.url : input).pathname.endsWith('/.well-known/openid-configuration')

function authMethodOf({ token_endpoint_auth_methods_supported: methods }: Discovered) {
  const isPostOnly = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic')
  return isPostOnly ? 'client_secret_post' : 'client_secret_basic'
}

async function reachable({ issuer }: StoredProvider): Promise<Discovered> {
  try {
    return await discover(issuer)
  } catch (error) {
    throw rejection(error)
  }
}

async function claimsOf(
  provider: StoredProvider,
  discovered: Discovered,
  idToken: string,
  profile: Profile,
): Promise<Record<string, unknown>> {
  try {
    const claims = await verifyIdToken(provider, discovered, idToken)
    return { ...profile, ...claims }
  } catch (error) {
    throw rejection(error)
  }
}

const MAX_NAME_LENGTH = 120
const TOLERANCE_MS = 60_000
const MAX_SUBJECT_LENGTH = 255

function identified(provider: StoredProvider, kind: Kind, claims: Record<string, unknown>): Identified {
  const { sub, iss, email, name, sid, phone_number: phone, auth_time: time } = claims
  if (typeof sub !== 'string' || sub.length > MAX_SUBJECT_LENGTH || typeof iss !== 'string')
    throw new SignInRejected('rejected', 'subject')
  const address = textOf(email).trim().toLowerCase()
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(address) || address.length > 254)
    throw new SignInRejected('no-email', 'email')
  return {
    issuer: iss,
    subject: sub,
    email: address,
    isEmailVerified: isVerified(provider, kind, address, claims),
    name: textOf(name)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MAX_NAME_LENGTH),
    mobile: textOf(phone),
    session: typeof sid === 'string' ? sid : null,
    authenticatedAt: typeof time === 'number' ? pastTime(time) : null,
    claims,
  }
}

/** The provider's clock may be a bit ahead. */
function pastTime(seconds: number): Date | null {
  const [time, current] = [seconds * 1000, now().getTime()]
  return time < current + TOLERANCE_MS ? new Date(Math.min(time, current)) : null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * People can choose any email at Microsoft, but administrators answer for those in their directory. Google only answers
 * for its own and those of the company that manages the account (`hd`). Others may be someone else's by now.
 */
function isVerified(
  { kind: preset }: StoredProvider,
  kind: Kind,
  address: string,
  { email_verified, hd }: Record<string, unknown>,
): boolean {
  if (preset === 'microsoft') return kind === 'admin'
  if (preset === 'google' && !textOf(hd) && !address.endsWith('@gmail.com')) return false
  return email_verified === true || email_verified === 'true'
}

function rejection(error: unknown): SignInRejected {
  if (error instanceof SignInRejected) return error
  const chain = chainOf(error)
  if (chain.some((each) => each instanceof ProviderUnavailable)) return new SignInRejected('unavailable', 'unavailable')
  const names = chain.map((each) => (each instanceof AuthError ? each.type : each.name))
  if (names.includes('InvalidCheck')) return new SignInRejected('expired', 'InvalidCheck')
  return new SignInRejected('rejected', names.at(-1) ?? 'unknown')
}

/** An error with what caused it, outermost first. Next-auth puts the cause in `cause.err`. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AuthError ? (error.cause?.err ?? error.cause) : error.cause
  return [error, ...(inner === error ? [] : chainOf(inner))]
}
