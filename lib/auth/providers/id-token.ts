import 'server-only'
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose'
import { type Discovered, fetchJson } from '@/lib/auth/providers/outbound'
import { isFrom } from '@/lib/auth/providers/queries'
import type { StoredProvider } from '@/lib/auth/providers/schema'

const TOLERANCE_SECONDS = 60
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const MAX_LOGOUT_AGE_SECONDS = 5 * 60
/** Only signatures by a provider's private key. A token signed with our client secret proves nothing. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/**
 * Checks an ID token's signature, which next-auth leaves to TLS. The keys are fetched each time, so that rotated keys
 * work at once and withdrawn ones no longer do. Throws a JOSEError or `ProviderUnavailable`.
 */
export function verifyIdToken(provider: StoredProvider, discovered: Discovered, token: string): Promise<JWTPayload> {
  return verified(provider, discovered, token, {})
}

/** Whether a logout token claims to be a recent one of this provider, which doesn't take a call to check. */
export function isLogoutTokenFor({ issuer, clientId }: StoredProvider, token: string): boolean {
  try {
    const { alg } = decodeProtectedHeader(token)
    const { iss = '', aud = [], iat = 0 } = decodeJwt(token)
    const isRecent = Math.abs(Date.now() / 1000 - iat) < MAX_LOGOUT_AGE_SECONDS + TOLERANCE_SECONDS
    return algorithms.includes(String(alg)) && isFrom(iss, { issuer }) && [aud].flat().includes(clientId) && isRecent
  } catch (error) {
    if (error instanceof TypeError || error instanceof errors.JOSEError) return false
    throw error
  }
}

export type LogoutToken = { issuer: string; subject: string | null; session: string | null }

/** Checks a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6). Returns null if it isn't one. */
export async function verifyLogoutToken(
  provider: StoredProvider,
  discovered: Discovered,
  token: string,
): Promise<LogoutToken | null> {
  const payload = await verified(provider, discovered, token, { maxTokenAge: MAX_LOGOUT_AGE_SECONDS })
  const { events, nonce, sub, sid, jti } = payload as JWTPayload & { events?: unknown; nonce?: unknown; sid?: unknown }
  const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events
  const [subject, session] = [textOf(sub), textOf(sid)]
  if (!isLogout || nonce !== undefined || typeof jti !== 'string' || (!subject && !session)) return null
  return { issuer: discovered.issuer, subject, session }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

async function verified(
  { clientId }: StoredProvider,
  { issuer, jwks_uri }: Discovered,
  token: string,
  options: { maxTokenAge?: number },
): Promise<JWTPayload> {
  const keys = createLocalJWKSet((await fetchJson(jwks_uri)) as JSONWebKeySet)
  const checks = { issuer, audience: clientId, algorithms, clockTolerance: TOLERANCE_SECONDS, ...options }
  return (await jwtVerify(token, keys, checks)).payload
}
