import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { type Kind, SIGNED_OUT_COOKIE, sessionCookie } from '@/lib/auth/cookies'
import { bootHash } from '@/lib/platform/security/boot'
import { FRAME_HEADER, routes, signInPaths } from '@/lib/site/routes/routes'
import { config, middleware } from '@/middleware'
import nextConfig from '@/next.config.mjs'

const secret = 'the-secret-of-these-tests-is-32-characters'
const cookies: Record<Kind | 'visitor', string> = { visitor: '', seeker: '', admin: '' }
const visitors = Object.keys(cookies) as (keyof typeof cookies)[]

beforeAll(async () => {
  process.env.AUTH_SECRET = secret
  for (const kind of ['seeker', 'admin'] as const) {
    const name = sessionCookie(kind, false)
    cookies[kind] = `${name}=${await encode({ token: { sid: 'a' }, secret, salt: name })}`
  }
})

const open = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost${path}`, { headers }))

const pathOf = (path: string) => path.replaceAll(/\[(\.\.\.)?\w+\]/g, '7')

/** Returns a request header that the middleware forwards to the page. */
const forwardedHeader = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`)

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

describe.each(routes)('$path', ({ path, audience, frame, light, embeds }) => {
  test.each(visitors)('applies the row for a %s', async (visitor) => {
    const target = `${pathOf(path)}?page=2`
    const response = await open(target, { cookie: cookies[visitor] })
    if (audience !== 'anyone' && audience !== visitor) {
      const signIn = new URL(response.headers.get('location') ?? '')
      expect(response.status).toBe(307)
      expect(signIn.pathname + signIn.search).toBe(`${signInPaths[audience]}?next=${encodeURIComponent(target)}`)
      expect(policyOf(response)).toContain("default-src 'none'")
      return
    }
    expect(response.headers.get('x-middleware-next')).toBe('1')
    expect(response.headers.get('location')).toBeNull()
    expect(forwardedHeader(response, FRAME_HEADER)).toBe(frame)
    const policy = policyOf(response)
    expect(policy).toContain(light ? `script-src 'self' ${bootHash};` : "script-src 'self' 'nonce-")
    expect(policy).not.toContain('unsafe')
    expect(/frame-src ([^;]+)/.exec(policy)?.[1]).toBe(embeds)
  })
})

test('treats a path without a row as the public 404 page', async () => {
  const response = await open('/no/such/page')
  expect(forwardedHeader(response, FRAME_HEADER)).toBe('site')
  expect(policyOf(response)).toContain(bootHash)
})

test('ignores a frame or content policy sent with the request', async () => {
  const response = await open('/login', { [FRAME_HEADER]: 'console', 'content-security-policy': "'nonce-evil'" })
  expect(forwardedHeader(response, FRAME_HEADER)).toBe('plain')
  expect(forwardedHeader(response, 'content-security-policy')).toBe(policyOf(response))
  expect(policyOf(response)).not.toContain('evil')
})

test('uses a new nonce for each rendering', async () => {
  expect(policyOf(await open('/admin'))).not.toBe(policyOf(await open('/admin')))
})

test.each([
  ['forged', 'x.y.z'],
  ['from another secret', () => encode({ token: { sid: 'a' }, secret: 'b'.repeat(40), salt: 'portal-seeker' })],
  ["an admin's", () => encode({ token: { sid: 'a' }, secret, salt: 'portal-admin' })],
])('rejects a session cookie that is %s', async (_name, value) => {
  const cookie = `portal-seeker=${typeof value === 'string' ? value : await value()}`
  expect((await open('/profile', { cookie })).status).toBe(307)
})

test('sets the cookie that clears localStorage only for seekers without a session cookie', async () => {
  const cookiesSet = async (path: string, cookie = '') => (await open(path, { cookie })).headers.get('set-cookie')
  expect(await cookiesSet('/userdashboard')).toMatch(
    new RegExp(`^${SIGNED_OUT_COOKIE}=1; Path=/; .*Max-Age=300; SameSite=lax`),
  )
  expect(await cookiesSet('/userdashboard')).not.toContain('HttpOnly')
  expect([
    await cookiesSet('/userdashboard', cookies.seeker),
    await cookiesSet('/dashboard'),
    await cookiesSet('/'),
  ]).toEqual([null, null, null])
})

describe('the middleware matcher', () => {
  const isSeen = (path: string) => doesMiddlewareMatch({ config, nextConfig, url: `http://localhost${path}` })

  test.each(routes)('includes $path', ({ path }) => expect(isSeen(pathOf(path))).toBe(true))

  test('includes a page without a row', () => expect(isSeen('/new-page')).toBe(true))

  test.each(['/api/blog/add', '/embed/jobs', '/healthz', '/readyz'])('excludes the API path %s', (path) =>
    expect(isSeen(path)).toBe(false),
  )

  test.each(['/boot.js', '/share/site.png', '/feed.xml', '/applied-jobs/feed.xml', '/_next/static/a.js'])(
    'excludes the file or feed %s',
    (path) => expect(isSeen(path)).toBe(false),
  )
})
