import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Authenticator } from '@/e2e/support/authenticator'
import { moveClock, resetClock } from '@/e2e/support/clock'
import { gradeOf, type Scores } from '@/e2e/support/observatory'
import { creationOptions, passkeyPath, signInWith } from '@/e2e/support/passkeys'
import { newAdmin, newEmail, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { type Reply, Visitor } from '@/e2e/support/visitor'
import { routes } from '@/lib/site/routes/routes'
import { startMailSink } from '@/scripts/mail-sink'
import { startPostgres } from '@/scripts/postgres'
import { startTestSite, type TestSite } from '@/scripts/test-site'
import { freePort } from '@/server/free-port'

// A separate site served over https, because the headers and cookies differ and the tests stop its database.
const folder = mkdtempSync(join(tmpdir(), 'portal-https-'))
const html = { accept: 'text/html', origin: 'https://observatory.example' }

let mail: Awaited<ReturnType<typeof startMailSink>>
let database: Awaited<ReturnType<typeof startPostgres>>
let site: TestSite
let visitors: { anon: Visitor; seeker: Visitor; admin: Visitor }

beforeAll(async () => {
  mail = await startMailSink(join(folder, 'mails'))
  database = await startPostgres(join(folder, 'postgres'), await freePort())
  const more = { SITE_URL: 'https://portal.example' }
  site = await startTestSite({ folder: join(folder, 'site'), databaseUrl: database.url, mail, more })
  Object.assign(process.env, site.env)
  visitors = { anon: new Visitor(), seeker: (await newSeeker()).visitor, admin: await newAdmin('OWNER') }
}, 300_000)

afterAll(async () => {
  await site?.close()
  await mail?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The best possible score for a response, without the five points for cookies. */
const best: Scores = {
  'content-security-policy': 10,
  cookies: 0,
  'cross-origin-resource-sharing': 0,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'subresource-integrity': 0,
  'x-content-type-options': 0,
  'x-frame-options': 5,
}

type Kind = [kind: string, as: keyof typeof visitors, path: string, status: number]
const kinds: Kind[] = [
  ['public page', 'anon', '/', 200],
  ['public list', 'anon', '/applied-jobs', 200],
  ['sign-in', 'anon', '/login', 200],
  ["seeker's page", 'seeker', '/userdashboard', 200],
  ["admins' sign-in", 'anon', '/admin', 200],
  ['console page', 'admin', '/dashboard', 200],
  ['response of a call', 'anon', '/hire-from-us/getApprovedJobs', 200],
  ['refused call', 'anon', '/hire-from-us', 401],
  ['picture', 'anon', '/pictures/logo', 200],
  ['redirect', 'anon', '/dashboard', 307],
  ['missing page', 'anon', '/no-such-page', 404],
  ['missing call', 'anon', '/api/no/such/call', 404],
  ['target that is too long', 'anon', `/${'a'.repeat(5_000)}`, 414],
]

test('passkeys belong to the host of SITE_URL, whatever host the proxy requests', async () => {
  const { visitor } = await newSeeker()
  const authenticator = new Authenticator('https://portal.example')
  const options = await creationOptions(visitor, 'seeker')
  expect(options.rp.id).toBe('portal.example')
  const add = (answer: unknown) => visitor.call('POST', passkeyPath.seeker, { json: { name: 'Key', answer } })
  expect((await add(authenticator.create(options))).status).toBe(201)
  const inside = new Authenticator(required('TEST_SITE_URL')).create(await creationOptions(visitor, 'seeker'))
  expect((await add(inside)).status).toBe(400)
  const anywhere = new Visitor()
  const reply = await signInWith(anywhere, 'seeker', authenticator)
  expect(reply.status).toBe(200)
  const cookies = reply.headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith('__Host-portal-seeker='))).toMatch(/; Secure/i)
  expect(anywhere.cookiePairs().map(([name]) => name)).toContain('__Host-portal-passkey')
})

test.each(kinds)('gives a %s the grade A+', async (kind, as, path, status) => {
  const reply = await visitors[as].call('GET', kind === 'picture' ? await logoPath() : path, { headers: html })
  expect(reply.status).toBe(status)
  expectBest(reply)
})

async function logoPath(): Promise<string> {
  const { json } = await visitors.anon.call('GET', '/hire-from-us/getApprovedJobs')
  const [logo] = (json as { companyLogo: string | null }[]).flatMap(({ companyLogo }) => companyLogo ?? [])
  return `/hire-from-us/${logo}`
}

function expectBest(reply: Reply, more: Partial<Scores> = {}) {
  expect(gradeOf(reply)).toEqual({ scores: { ...best, ...more }, grade: 'A+' })
  expect(reply.headers.get('content-security-policy')).not.toContain('unsafe')
}

test('gives signing in the grade A+, including the points for cookies', async () => {
  const { email, visitor } = await newSeeker()
  const json = { email, password: 'growth-rings-and-bridges' }
  const reply = await visitor.call('POST', '/api/v1/user/login', { json })
  expectBest(reply, { cookies: 5 })
  for (const cookie of reply.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-portal-[^;]+; Path=\/;/i)
})

const counted = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/', 'text/html; charset=utf-8'],
  ['/hire-from-us/getApprovedJobs', 'application/json; charset=utf-8'],
])('sends the encoding of %s', async (path, type) => {
  expect((await visitors.anon.call('GET', path, { headers: html })).headers.get('content-type')).toBe(type)
})

test.each(counted)('gives a response without %s a lower score', async (name) => {
  const { headers, text } = await visitors.anon.call('GET', '/', { headers: html })
  expect(headers.get(name)).not.toBeNull()
  const fewer = new Headers(headers)
  fewer.delete(name)
  const sum = (sent: Headers) => Object.values(gradeOf({ headers: sent, text }).scores).reduce((one, two) => one + two)
  expect(sum(fewer)).toBeLessThan(sum(headers))
})

const own = routes.filter(({ path, light }) => !light && !path.includes('['))

test.each(own)('follows its own style policy on $path', async ({ path, audience }) => {
  const visitor = visitors[audience === 'anyone' ? 'anon' : audience]
  const { text } = await visitor.call('GET', path, { headers: { ...html, origin: 'https://portal.example' } })
  expect(text).toContain('</html>')
  expect(text.match(/<style\b|\sstyle="[^"]*"/g)).toBeNull()
})

test('rejects a request with both Content-Length and Transfer-Encoding', async () => {
  const head = 'POST /contactus/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const sent = `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
  const socket = connect(Number(new URL(required('TEST_SITE_URL')).port), '127.0.0.1', () => socket.write(sent))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['seeker', '/userdashboard'],
  ['admin', '/dashboard'],
  ['seeker', '/api/account/export'],
] as const)('keeps what a %s reads at %s out of caches', async (as, path) => {
  const { headers } = await visitors[as].call('GET', path, { headers: html })
  expect(headers.get('cache-control')).toContain('no-store')
})

test('logs sign-ins, failed sign-ins and rejected requests without emails or passwords', async () => {
  const email = newEmail('watched')
  const visitor = new Visitor()
  await visitor.call('POST', '/api/v1/user/login', { json: { email, password: 'not-the-password' } })
  await visitor.call('GET', '/hire-from-us')
  await visitors.seeker.call('GET', '/hire-from-us')
  const lines = logLines()
  expect(lines).toContainEqual(expect.objectContaining({ event: 'signed-in', kind: 'seeker', by: 'password' }))
  const mine = lines.filter(({ ip }) => ip === visitor.ip)
  expect(mine).toMatchObject([
    { level: 'warn', event: 'sign-in-failed', kind: 'seeker', reason: 'wrong' },
    { level: 'warn', event: 'refused', code: 'unauthenticated', method: 'GET', path: '/hire-from-us' },
  ])
  const theirs = lines.filter(({ ip }) => ip === visitors.seeker.ip)
  expect(theirs.at(-1)).toMatchObject({ event: 'refused', code: 'forbidden' })
  for (const secret of [email, 'not-the-password', 'growth-rings-and-bridges']) expect(logText()).not.toContain(secret)
})

const logText = () => readFileSync(required('TEST_SITE_LOG'), 'utf8')
const logLines = () =>
  logText()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))

const MINUTES = 1 / (24 * 60)

test.each([
  ['seeker', 'sleeps for a week', [6.9, 14]],
  ['seeker', 'is used each day', Array.from({ length: 31 }, (_, day) => day + 0.1)],
  ['admin', 'sleeps for half an hour', [29 * MINUTES, 60 * MINUTES]],
  ['admin', 'is used all the time', Array.from({ length: 26 }, (_, turn) => (turn + 1) * 28 * MINUTES)],
] as const)('ends the session of a %s that %s', async (kind, _how, days) => {
  const visitor = kind === 'admin' ? await newAdmin('EDITOR') : (await newSeeker()).visitor
  const path = kind === 'admin' ? '/contactus' : '/api/saved-jobs'
  const statuses: number[] = []
  try {
    for (const day of days) {
      moveClock(day)
      statuses.push((await visitor.call('GET', path)).status)
    }
  } finally {
    resetClock()
  }
  expect(statuses).toEqual([...days.slice(1).map(() => 200), 401])
})

describe('while the database is down', () => {
  beforeAll(() => database.close())

  test.each([
    ['page', '/applied-jobs?q=anything'],
    ['call', '/hire-from-us/getApprovedJobs'],
  ])('gives a failing %s the grade A+', async (kind, path) => {
    const reply = await visitors.anon.call('GET', path, { headers: html })
    expect(reply.status).toBe(503)
    expectBest(reply)
    expect(reply.text).not.toMatch(/prisma|PGSQL|ECONN|ENOENT|\bat .+:\d+:\d+/i)
    const failure = { level: 'error', method: 'GET', path }
    if (kind === 'call') expect(logLines()).toContainEqual(expect.objectContaining(failure))
  })
})
