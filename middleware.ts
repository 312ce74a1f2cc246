import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { type Kind, sessionCookie } from '@/lib/auth/cookies'
import { adminPaths, seekerPaths } from '@/lib/chrome/paths'
import { contentPolicy } from '@/lib/chrome/policy'
import { env, isHttps } from '@/lib/env'

/**
 * Gates the seeker's and the admins' pages by their cookie and gives them, which keep Next's runtime, a content policy
 * with a nonce. It opens nothing: each page and call asks the database again.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const kind: Kind | null = adminPaths.includes(pathname) ? 'admin' : seekerPaths.includes(pathname) ? 'seeker' : null
  if (kind && !(await hasCookie(request, kind))) {
    const door = kind === 'admin' ? '/admin' : '/login'
    return NextResponse.redirect(new URL(`${door}?next=${encodeURIComponent(pathname + search)}`, request.url))
  }
  const nonce = btoa(crypto.randomUUID())
  const policy = contentPolicy({
    scripts: `'nonce-${nonce}'`,
    runtime: env().NODE_ENV === 'development' ? 'development' : 'production',
    // An applicant's resume is read in its place.
    frames: pathname.startsWith('/adminappliedjobs/') ? "'self'" : undefined,
  })
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

async function hasCookie(request: NextRequest, kind: Kind): Promise<boolean> {
  const cookieName = sessionCookie(kind, isHttps())
  return Boolean(await getToken({ req: request, secret: env().AUTH_SECRET, cookieName, salt: cookieName }))
}

export const config = {
  matcher: [
    '/userdashboard',
    '/jobs-applied',
    '/saved-jobs',
    '/job-alerts',
    '/account-setting',
    '/changepassword',
    '/profile',
    '/dashboard',
    '/adminregister',
    '/partnerlist',
    '/jobs',
    '/adminpostjobs',
    '/adminpostjobs/:id',
    '/adminappliedjobs',
    '/adminappliedjobs/:id',
    '/partners',
    '/blogs',
    '/blogs/:id',
    '/blogs/:id/edit',
    { source: '/contactus', has: [{ type: 'header', key: 'accept', value: '.*text/html.*' }] },
    { source: '/contactus', has: [{ type: 'header', key: 'rsc' }] },
    '/mail-wording',
    '/mail-wording/:key',
    '/outbox',
    '/outbox/:id',
    '/audit',
    '/retention',
    '/admins',
    '/adminaccount',
    '/admin',
    '/admin/accept',
  ],
}
