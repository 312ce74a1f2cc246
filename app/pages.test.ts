import { publicPages } from '@/e2e/support/pages'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { routes, signInPaths } from '@/lib/site/routes/routes'

const html = { accept: 'text/html' }
const tricks: Record<string, string>[] = [
  html,
  { ...html, rsc: '1' },
  { ...html, rsc: '1', 'next-router-prefetch': '1' },
  { ...html, 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
]

const gated = routes.flatMap(({ path, audience }) =>
  audience === 'anyone' ? [] : [{ path: path.replaceAll(/\[\w+\]/g, '1'), signInPath: signInPaths[audience] }],
)

describe.each(gated)('$path', ({ path, signInPath }) => {
  test.each(tricks)('redirects an anonymous visitor to sign in and back', async (headers) => {
    const reply = await new Visitor().call('GET', path, { headers })
    const location = new URL(reply.headers.get('location') ?? '', 'http://x')
    expect([reply.status, location.pathname, location.searchParams.get('next')]).toEqual([307, signInPath, path])
  })
})

/** Redirects unless someone is signing in at a provider. e2e/every-page.spec.ts opens it while someone is. */
const DURING_SIGN_IN = '/login/continue'
const unlisted = routes.filter(
  ({ path, robots, audience }) => robots && audience === 'anyone' && path !== DURING_SIGN_IN,
)

test.each(unlisted)('$path tells crawlers not to list it', async ({ path }) => {
  const { text } = await new Visitor().call('GET', path, { headers: html })
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})

test('redirects a seeker away from the console', async () => {
  const { visitor } = await newSeeker()
  const reply = await visitor.call('GET', '/adminpostjobs', { headers: html })
  expect(reply.status).toBe(307)
})

test('redirects when the session has ended, even if the cookie is intact', async () => {
  const admin = await newAdmin('OWNER')
  const thief = admin.clone()
  expect((await thief.call('GET', '/dashboard', { headers: html })).status).toBe(200)
  await admin.call('DELETE', '/api/auth/session?kind=admin')
  const reply = await thief.call('GET', '/dashboard', { headers: html })
  expect(reply.status === 307 || reply.text.includes('/admin?next=')).toBe(true)
  expect(reply.text).not.toContain('Active Partner')
  expect((await thief.call('GET', '/hire-from-us')).status).toBe(401)
})

test('serves GET /contactus as a page to browsers and as JSON to other clients', async () => {
  const visitor = new Visitor()
  expect((await visitor.call('GET', '/contactus', { headers: html })).status).toBe(307)
  const call = await visitor.call('GET', '/contactus', { headers: { accept: '*/*' } })
  expect([call.status, call.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8'])
})

test('returns a JSON 404 for an unknown API path, and a 405 with Allow for a wrong method', async () => {
  const visitor = new Visitor()
  const unknown = await visitor.call('GET', '/api/no/such/call')
  expect(unknown).toMatchObject({ status: 404, json: { message: 'Endpoint not found.' } })
  const wrong = await visitor.call('PATCH', '/apply-job/check')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test.each(['/', '/applied-jobs', '/login', '/api/no/such/call', '/no-such-page', '/boot.js'])(
  'sends the security headers with %s',
  async (path) => {
    const { headers } = await new Visitor().call('GET', path, { headers: html })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-powered-by')).toBeNull()
  },
)

test("lets no site frame the pages' scripts and styles", async () => {
  const { text: page } = await new Visitor().call('GET', '/', { headers: html })
  const files = [...new Set(page.match(/\/_next\/static\/[^"]+\.(?:js|css)/g))]
  expect(files.map((file) => file.split('.').at(-1))).toEqual(expect.arrayContaining(['css', 'js']))
  for (const file of files) expect([file, await policyOf(file)]).toEqual([file, await policyOf('/boot.js')])
})

const policyOf = async (path: string) =>
  (await new Visitor().call('GET', path, { headers: html })).headers.get('content-security-policy') ?? ''

test("uses a new nonce for every page with Next's runtime", async () => {
  const policies = [await policyOf('/admin'), await policyOf('/admin')]
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(policies[0]).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policies[0]).not.toBe(policies[1])
})

test.each(['/', '/applied-jobs', '/login', '/no-such-page'])(
  "serves %s without Next's runtime, with a policy that only allows the site's own scripts",
  async (path) => {
    expect(await policyOf(path)).toMatch(/script-src 'self' 'sha256-[^']+';/)
    const { text } = await new Visitor().call('GET', path, { headers: html })
    expect(text).not.toContain('__next_f')
    expect(text).toContain('<script type="module"')
  },
)

test('sends the same caching and security headers when a page is reloaded', async () => {
  const visitor = new Visitor()
  const first = await visitor.call('GET', '/about-us', { headers: html })
  const again = await visitor.call('GET', '/about-us', {
    // A browser sends these headers when it reloads a page. Without them, fetch would add no-cache.
    headers: { ...html, 'cache-control': 'max-age=0', 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  for (const name of ['cache-control', 'content-security-policy'])
    expect(again.headers.get(name)).toBe(first.headers.get(name))
})

test("doesn't use an encoding that the client excluded", async () => {
  const response = await fetch(`${required('TEST_SITE_URL')}/about-us`, {
    headers: { ...html, 'accept-encoding': 'br;q=0, gzip;q=0, identity' },
  })
  expect(response.headers.get('content-encoding')).toBeNull()
})

test.each([
  ['', '/applied-jobs', 'IT Jobs in the USA and India | '],
  ['?page=2', '/applied-jobs?page=2', 'IT Jobs in the USA and India, page 2 | '],
  ['?page=2&type=Remote', '/applied-jobs', 'IT Jobs in the USA and India | '],
  ['?type=Remote&sort=pay', '/applied-jobs', 'IT Jobs in the USA and India | '],
])('gives the job list %s the canonical URL %s', async (query, canonical, title) => {
  const { text } = await new Visitor().call('GET', `/applied-jobs${query}`, { headers: html })
  expect(text).toContain(`<title>${title}`)
  expect(text).toContain(`<link rel="canonical" href="${new URL(canonical, required('TEST_SITE_URL')).href}"/>`)
})

test.each([
  ['', false],
  ['?page=2', false],
  ['?type=Remote', true],
  ['?q=java', true],
  ['?page=2&type=Remote', true],
])('adds noindex to the job list %s: %s', async (query, isLeftOut) => {
  const { text } = await new Visitor().call('GET', `/applied-jobs${query}`, { headers: html })
  expect(text.includes('<meta name="robots" content="noindex, follow"/>')).toBe(isLeftOut)
})

test('has a share image for every page', async () => {
  const visitor = new Visitor()
  const statuses: Record<string, number> = {}
  const problems: string[] = []
  for (const { path, names } of publicPages) {
    const { headers } = await visitor.call('GET', path, { headers: html })
    const { pathname, search } = new URL(headers.get('location') ?? path, required('TEST_SITE_URL'))
    const { text } = await visitor.call('GET', pathname + search, { headers: html })
    const url = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1]
    if (!url) {
      if (names) problems.push(`${path} names no picture`)
      continue
    }
    statuses[url] ??= (await visitor.call('GET', new URL(url).pathname)).status
    if (statuses[url] !== 200) problems.push(`${url} of ${path} is ${statuses[url]}`)
  }
  expect(Object.keys(statuses).length).toBeGreaterThan(20)
  expect(problems).toEqual([])
})

test('pages that are the same for everyone are prerendered on hover', async () => {
  const visitor = new Visitor()
  const page = await visitor.call('GET', '/applied-jobs', { headers: html })
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  const rules = await visitor.call('GET', '/speculation-rules.json')
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  const [{ where, eagerness }] = JSON.parse(rules.text).prerender
  expect(eagerness).toBe('moderate')
  expect(where.and[0].href_matches).toEqual(
    expect.arrayContaining(['/', '/applied-jobs', '/applied-jobs/apply/:jobTitle']),
  )
  expect(where.and[0].href_matches).not.toContain('/login')
})

test('shows a 404 page with open jobs for an unknown job, without JavaScript', async () => {
  const { status, text, headers } = await new Visitor().call('GET', '/applied-jobs/apply/no-such-job', {
    headers: html,
  })
  expect([status, headers.get('content-security-policy')]).toEqual([404, await policyOf('/')])
  expect(text).toContain('Job not found')
  expect(text).toMatch(/href="\/applied-jobs\/apply\/[^"]+"/)
  expect(text).not.toContain('__next_f')
})

test('sends the same policy to every visitor and for every method', async () => {
  const visitor = new Visitor()
  const policies = await Promise.all([
    policyOf('/applied-jobs'),
    visitor
      .call('HEAD', '/applied-jobs', { headers: html })
      .then(({ headers }) => headers.get('content-security-policy')),
    policyOf('/no/such/page'),
    policyOf('/applied-jobs/apply/no-such-job'),
  ])
  expect(new Set(policies).size).toBe(1)
  expect(policies[0]).not.toContain('unsafe')
})

// A range makes the server pass the page on as Next wrote it.
test.each([
  ['', html],
  [" with Next's runtime", { ...html, range: 'bytes=0-' }],
])('declares the character set in the first kilobyte of every public page%s', async (_how, headers) => {
  const visitor = new Visitor()
  for (const { path } of publicPages) {
    const reply = await visitor.call('GET', path, { headers })
    if (reply.status < 300 || reply.status >= 400) expect(problemsOf(path, reply)).toEqual([])
  }
})

test.each([
  ['seeker', () => newSeeker().then(({ visitor }) => visitor)],
  ['admin', () => newAdmin('OWNER')],
] as const)(
  'declares the character set in the first kilobyte of every page of a signed-in %s',
  async (audience, signIn) => {
    const visitor = await signIn()
    for (const { path } of routes.filter((route) => route.audience === audience)) {
      const reply = await visitor.call('GET', path.replaceAll(/\[\w+\]/g, '1'), { headers: html })
      if (reply.status < 300 || reply.status >= 400) expect(problemsOf(path, reply)).toEqual([])
    }
  },
)

function problemsOf(path: string, { text, headers }: { text: string; headers: Headers }): string[] {
  const firstKilobyte = Buffer.from(text).subarray(0, 1024).toString()
  return [
    ...(/<meta charset="utf-8"\/?>/i.test(firstKilobyte) ? [] : [`${path} declares its character set too late`]),
    ...(headers.get('content-type') === 'text/html; charset=utf-8' ? [] : [`${path}: ${headers.get('content-type')}`]),
  ]
}
