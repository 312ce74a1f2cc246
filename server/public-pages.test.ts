import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { requests } from '@/lib/platform/log'
import { forgetPages } from '@/lib/site/page-changes/channel'
import { publicPages } from './public-pages'
import { withStatuses } from './render'

const islands = { loader: '/load.js', imported: [], islands: {} }
const html = (body: string) =>
  `<!DOCTYPE html><html><head><script src="/boot.js"></script></head><body>${body}<script>next()</script></body></html>`
/** Set by middleware.ts. */
const POLICY = "script-src 'self' 'sha256-boot'"
const SHARED = 'public, max-age=0, must-revalidate'
const bare = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>next()</script></body></html>'

let server: Server
let origin: string
/** The requests that the fake Next received. */
let seen: { method?: string; url?: string; headers: IncomingMessage['headers'] }[]

beforeAll(async () => {
  // Stops time, so that no page gets stale, however busy the machine is.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const headers = () => ({ 'x-content-type-options': 'nosniff' })
  const serve = publicPages(withStatuses(next), 'https://jobs.example.org', headers, islands)
  server = createServer((request, response) => {
    if (!serve(request, response, 'id-of-a-request')) response.writeHead(200).end('left to Next')
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen = []
  forgetPages('jobs')
  forgetPages('blogs')
})
afterAll(() => server.close())

async function next({ method, url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push({ method, url, headers: { ...headers } })
  await new Promise((later) => setTimeout(later, 2))
  const isBare = /unknown|broken|away|gone/.test(url)
  const request = requests.getStore()
  if (url.includes('away') && request) request.retryAfterSeconds = 5
  const isFound = !url.includes('unknown') && url !== '/_not-found' && !url.startsWith('/no/')
  if (url.includes('gone') && request) request.isGone = true
  const isMoved = url.startsWith('/moved')
  response.statusCode = /broken|away/.test(url) ? 500 : isMoved ? 308 : isFound && !url.includes('gone') ? 200 : 404
  if (isMoved) response.setHeader('location', '/our-team')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('content-security-policy', POLICY)
  response.setHeader('set-cookie', [`visitor=${headers.cookie ?? 'no one'}`])
  const reference = url === '/something-went-wrong' ? 'Reference: unknown-request, ' : ''
  const text = `${reference}${url} for ${headers.cookie ?? 'no one'} of ${headers['user-agent'] ?? 'no agent'} at ${headers.host}`
  response.end(isBare ? bare : html(url.includes('blogsection') ? `${text} id="__next_error__"` : text))
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(origin + path, { method, headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test("never shows a visitor's input on other visitors' pages", async () => {
  const claims = {
    cookie: 'session=eve',
    'user-agent': 'Evil/1.0',
    'content-security-policy': "script-src 'nonce-evil'",
    'x-nonce': 'evil',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '6.6.6.6',
    'accept-language': 'xx',
    'x-middleware-subrequest': 'middleware',
    'next-url': '/evil',
    prefer: 'evil',
  }
  const poisoned = await get('/applied-jobs', claims)
  expect(seen.map(({ headers }) => headers)).toEqual([
    {
      host: 'jobs.example.org',
      'x-forwarded-host': 'jobs.example.org',
      'x-forwarded-proto': 'https',
      accept: 'text/html',
      'user-agent': 'lightMyRequest',
    },
  ])
  const other = await get('/applied-jobs')
  expect(other.text).toBe(poisoned.text)
  expect(other.text).toContain('/applied-jobs for no one of lightMyRequest at jobs.example.org')
  expect([poisoned, other].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null])
})

test('renders one page for a hundred simultaneous requests', async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) => get('/applied-jobs?q=java', { cookie: `n=${index}` })),
  )
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(seen.map(({ url }) => url)).toEqual(['/applied-jobs?q=java'])
})

test.each([
  [
    '/applied-jobs',
    ['?', '?x=1', '?page=1', '?page=0', '?sort=newest', '?q=', '?utm_source=a&utm_source=b', '?type=Nowhere'],
  ],
  [
    '/applied-jobs?q=java&type=Remote',
    ['?type=Remote&q=java', '?q=java&q=c&type=Remote&type=Remote', '?q=+java+&type=Remote&x'],
  ],
  ['/applied-jobs/type/remote?page=2', ['?page=2&page=3', '?x=1&page=2']],
  ['/about-us', ['?a=1', '?b=2', '?']],
])("renders %s once, however it's written", async (canonical, queries) => {
  const [path = ''] = canonical.split('?')
  const first = await get(canonical)
  seen = []
  for (const query of queries) expect((await get(path + query)).text).toBe(first.text)
  expect(seen).toEqual([])
})

test('renders a page for one visitor on each request', async () => {
  for (const name of ['ann', 'bob', 'ann']) {
    const { text, headers } = await get('/login?next=%2Fprofile', { cookie: name })
    expect(text).toContain(`/login?next=%2Fprofile for ${name} `)
    expect([headers.get('cache-control'), headers.get('set-cookie'), headers.get('etag')]).toEqual([
      'private, no-store',
      `visitor=${name}`,
      null,
    ])
  }
  const note = await get('/blogsection/1-a?comment=sent', { cookie: 'ann' })
  expect(note.text).toContain('for ann')
  expect((await get('/blogsection/1-a')).text).toContain('for no one')
})

test('sends a cached page like a new one, also for revalidation and HEAD', async () => {
  const made = await get('/applied-jobs')
  for (let round = 0; round < 3; round += 1) {
    const cached = await get('/applied-jobs')
    expect(cached.text).toBe(made.text)
    expect(Object.fromEntries(cached.headers)).toEqual({
      ...Object.fromEntries(made.headers),
      date: expect.any(String),
    })
    const zipped = await get('/applied-jobs', { 'accept-encoding': 'gzip' })
    expect([zipped.text, zipped.headers.get('content-encoding')]).toEqual([made.text, 'gzip'])
    const head = await get('/applied-jobs', {}, 'HEAD')
    expect([head.text, head.headers.get('content-length')]).toEqual(['', made.headers.get('content-length')])
    const known = await get('/applied-jobs', { 'if-none-match': `"other", ${made.headers.get('etag')}` })
    expect([known.status, known.text]).toEqual([304, ''])
    for (const tag of ['"other"', 'W/"', made.headers.get('etag')?.slice(0, -2) ?? '']) {
      const changed = await get('/applied-jobs', { 'if-none-match': tag })
      expect([changed.status, changed.text]).toEqual([200, made.text])
    }
  }
  expect(seen).toHaveLength(1)
  expect(made.headers.get('x-request-id')).toBe('id-of-a-request')
  expect(made.headers.get('x-content-type-options')).toBe('nosniff')
})

test('redirects a page that moved, and returns a 410 for a deleted one', async () => {
  const moved = await get('/moved-page')
  expect([moved.status, moved.headers.get('location'), moved.text]).toEqual([308, '/our-team', ''])
  const gone = await get('/gone-page')
  expect([gone.status, gone.headers.get('etag')]).toEqual([410, null])
  expect(gone.headers.get('cache-control')).toBe('private, no-store')
  expect(gone.text).toContain('/_not-found for no one')
  expect((await get('/moved-page', {}, 'HEAD')).status).toBe(308)
})

test("doesn't cache paths that don't exist", async () => {
  await get('/our-team')
  for (let number = 0; number < 50; number += 1) await get(`/unknown-${number}`)
  await get('/unknown-1')
  expect(seen.filter(({ url }) => url === '/unknown-1')).toHaveLength(2)
  seen = []
  await get('/our-team')
  expect(seen).toEqual([])
})

test('shows a change right away', async () => {
  for (const path of ['/applied-jobs', '/blogsection']) await get(path)
  forgetPages('jobs')
  for (const path of ['/applied-jobs', '/blogsection']) await get(path)
  expect(seen.map(({ url }) => url)).toEqual(['/applied-jobs', '/blogsection', '/applied-jobs'])
})

test('sends the same content policy with GET, HEAD, 304, 404 and 500, whatever the text', async () => {
  const first = await get('/blogsection/1-a')
  const replies = [
    first,
    await get('/blogsection/1-a', {}, 'HEAD'),
    await get('/blogsection/1-a', { 'cache-control': 'max-age=0', 'if-none-match': first.headers.get('etag') ?? '' }),
    await get('/applied-jobs/apply/unknown'),
    await get('/applied-jobs/apply/broken'),
    await get('/no/such/page'),
    await get('/no/such/page', {}, 'HEAD'),
    await get('/no-such-page-unknown'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 304, 404, 500, 404, 404, 404])
  const policies = new Set(replies.map(({ headers }) => headers.get('content-security-policy')))
  expect([...policies]).toEqual([POLICY])
  for (const { text } of replies) expect(text).not.toContain('next()')
})

test("serves the job board's own page for an unknown job and a complete page for an error", async () => {
  expect((await get('/applied-jobs/apply/unknown')).text).toContain('/applied-jobs/not-found for no one')
  expect((await get('/applied-jobs/apply/broken')).text).toContain('/something-went-wrong for no one')
})

test("doesn't cache a not-found page that's sent in place of another page", async () => {
  for (let round = 0; round < 2; round += 1) {
    const own = await get('/applied-jobs/not-found')
    expect([own.status, own.headers.get('etag') !== null, own.headers.get('cache-control')]).toEqual([
      200,
      true,
      SHARED,
    ])
    const instead = await get('/applied-jobs/apply/unknown')
    expect([instead.status, instead.headers.get('etag'), instead.headers.get('cache-control')]).toEqual([
      404,
      null,
      'private, no-store',
    ])
  }
})

test('shows the request id on an error page and logs it', async () => {
  expect((await get('/applied-jobs/apply/broken')).text).toContain('Reference: id-of-a-request')
  expect((await get('/something-went-wrong')).text).toContain('Reference: unknown-request')
})

test('returns a 503 with Retry-After without the database, and a 500 for other failures', async () => {
  for (const path of ['/applied-jobs/apply/away', '/login?next=%2Faway', '/feed-away']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  expect((await get('/applied-jobs/apply/away')).text).toContain('/something-went-wrong for no one')
  const broken = await get('/applied-jobs/apply/broken')
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null])
  expect((await get('/something-went-wrong')).status).toBe(200)
})

test.each([
  ['POST', '/applied-jobs', {}],
  ['GET', '/applied-jobs', { rsc: '1' }],
  ['GET', '/dashboard', {}],
  ['GET', '/api/openapi.json', {}],
  ['GET', '/api/uploads/logo.webp', {}],
  ['GET', '/_next/static/a.js', { range: 'bytes=0-1' }],
])('leaves %s %s to Next', async (method, path, headers) => {
  expect((await get(path, headers as Record<string, string>, method)).text).toBe('left to Next')
})
