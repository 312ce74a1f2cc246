import 'server-only'
import { endProviderSessions } from '@/lib/accounts/sign-in-methods/identity-mutations'
import type { FrameLogout } from '@/lib/accounts/sign-in-methods/schema'
import { ApiError } from '@/lib/api/errors'
import { isLogoutTokenFor, verifyLogoutToken } from '@/lib/auth/providers/id-token'
import { discover, ProviderUnavailable } from '@/lib/auth/providers/outbound'
import { findProvider } from '@/lib/auth/providers/queries'
import { logSecurity } from '@/lib/platform/log'

const MAX_BYTES = 16 * 1024

/** OpenID Connect Back-Channel Logout 1.0. Throws `invalid` for a token that the provider didn't sign for this. */
export async function logOutByProvider(key: string, request: Request, ip: string): Promise<void> {
  const provider = await findProvider(key)
  if (!provider) throw new ApiError('not-found')
  const token = new URLSearchParams(await bodyOf(request)).get('logout_token') ?? ''
  const logout = isLogoutTokenFor(provider, token) ? await verified(provider, token) : null
  if (!logout) {
    logSecurity({ event: 'refused', ip, code: 'logout-token', provider: key })
    throw new ApiError('invalid', 'The logout token is not valid.')
  }
  const ended = await endProviderSessions(logout)
  logSecurity({ event: 'signed-out-by-provider', ip, provider: key, sessions: ended })
}

/** OpenID Connect Front-Channel Logout 1.0: the provider opens this in a frame. Only it knows the ID of its session. */
export async function logOutInFrame(key: string, { iss, sid }: FrameLogout, ip: string): Promise<void> {
  const provider = await findProvider(key)
  if (!provider) throw new ApiError('not-found')
  if (iss.replace(/\/+$/, '') !== provider.issuer) throw new ApiError('invalid', 'The issuer is another one.')
  const ended = await endProviderSessions({ issuer: iss, subject: null, session: sid })
  logSecurity({ event: 'signed-out-by-provider', ip, provider: key, sessions: ended })
}

async function verified(provider: NonNullable<Awaited<ReturnType<typeof findProvider>>>, token: string) {
  try {
    return await verifyLogoutToken(provider, await discover(provider.issuer), token)
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ApiError('unavailable')
    return null
  }
}

async function bodyOf(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of request.body ?? []) {
    read += chunk.byteLength
    if (read > MAX_BYTES) throw new ApiError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
