import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { type Kind, SIGNED_OUT_COOKIE, sessionCookie } from '@/lib/auth/cookies'
import { authSecrets, env, hasLightPages, isHttps } from '@/lib/env'
import { bootHash } from '@/lib/platform/security/boot'
import { callPolicy, pagePolicy } from '@/lib/platform/security/headers.mjs'
import { withNext } from '@/lib/site/routes/return-path'
import { FRAME_HEADER, findRoute, signInPaths, unknownPage } from '@/lib/site/routes/routes'

const POLICY = 'content-security-policy'
const SIGNED_OUT_SECONDS = 300

/**
 * Applies a page's row in the table of routes: who can open it, its frame and its content security policy. Only checks
 * that a session cookie is genuine. Pages and calls check in the database that the session still exists.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { audience, frame, light, embeds } = findRoute(request.nextUrl.pathname) ?? unknownPage
  if (audience !== 'anyone' && !(await hasSessionCookie(request, audience))) return signInAndReturn(request, audience)

  const isLight = light && hasLightPages()
  const policy = pagePolicy({
    scripts: isLight ? bootHash : `'nonce-${newNonce()}'`,
    isDevelopment: env().NODE_ENV === 'development',
    frames: embeds,
  })
  const headers = new Headers(request.headers)
  headers.set(FRAME_HEADER, frame)
  // Next reads the nonce for its own scripts from this header.
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}

async function hasSessionCookie(request: NextRequest, kind: Kind): Promise<boolean> {
  const cookieName = sessionCookie(kind, isHttps())
  return Boolean(await getToken({ req: request, secret: authSecrets(), cookieName, salt: cookieName }))
}

function signInAndReturn(request: NextRequest, kind: Kind): NextResponse {
  const { pathname, search } = request.nextUrl
  const signIn = new URL(withNext(signInPaths[kind], pathname + search), request.url)
  const response = NextResponse.redirect(signIn, { status: 307, headers: { [POLICY]: callPolicy } })
  // Scripts can't see that the session cookie is gone, so this cookie tells them to clear localStorage.
  if (kind === 'seeker')
    response.cookies.set(SIGNED_OUT_COOKIE, '1', { maxAge: SIGNED_OUT_SECONDS, sameSite: 'lax', secure: isHttps() })
  return response
}

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** Every page. Excludes API calls, health checks, and files and feeds, which have a dot in their name. */
export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|embed/|healthz|readyz|_next/|.*\\.).*)',
}
