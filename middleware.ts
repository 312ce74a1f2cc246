import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { type Kind, sessionCookie } from '@/lib/auth/cookies'
import { authSecrets, env, isHttps } from '@/lib/env'
import { callPolicy, pagePolicy } from '@/lib/platform/security/headers.mjs'
import { withNext } from '@/lib/site/routes/return-path'
import { findRoute, signInPaths } from '@/lib/site/routes/routes'

/**
 * Applies the table of routes to a request: leads whoever is not signed in as the page's audience to sign in, and gives
 * pages that keep Next's runtime a content policy with a nonce. It opens nothing: each page and call asks the database
 * again. Header and footer stand in layouts, which read the same table, because pages from the cache never come here.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const route = findRoute(pathname)
  if (!route || route.light) return NextResponse.next()
  const { audience } = route
  if (audience !== 'anyone' && !(await hasCookie(request, audience))) {
    const signIn = new URL(withNext(signInPaths[audience], pathname + search), request.url)
    return NextResponse.redirect(signIn, { status: 307, headers: { 'content-security-policy': callPolicy } })
  }
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = pagePolicy({
    scripts: `'nonce-${nonce}'`,
    isDevelopment: env().NODE_ENV === 'development',
    frames: route.embeds,
  })
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

async function hasCookie(request: NextRequest, kind: Kind): Promise<boolean> {
  const cookieName = sessionCookie(kind, isHttps())
  return Boolean(await getToken({ req: request, secret: authSecrets(), cookieName, salt: cookieName }))
}

/**
 * Everything but calls, files and the busiest pages for the public, which a middleware would slow down: a new page is
 * gated without a word here. Next reads this before it runs anything, so the table cannot fill it; a test compares them.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|embed/|demoregister/|jobpost(?:/|$)|apply-job/|hire-from-us(?:/|$)|blog(?:/|$)|profile/|uploads/|contactus|healthz|readyz|applied-jobs|blogsection|.*\\.[a-z0-9]+$).*)',
    { source: '/contactus', has: [{ type: 'header', key: 'accept', value: '.*text/html.*' }] },
    { source: '/contactus', has: [{ type: 'header', key: 'rsc' }] },
  ],
}
