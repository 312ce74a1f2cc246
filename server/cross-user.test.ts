import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as fc from 'fast-check'
import { clientIp, targetProblem } from './limits'
import { publicPages } from './public-pages'

/** Nightly runs have 37 rounds, which makes over 10,000 requests. */
const REQUESTS = 300 * Number(process.env.FUZZ_ROUNDS ?? 1)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const AT_ONCE = 20

const paths = ['/', '/applied-jobs', '/applied-jobs/apply/a-job', '/applied-jobs/type/remote', '/blogsection/1-a']
const ownPaths = ['/login', '/resetpassword', '/hirefromus/manage', '/no/such/page']
const headerNames = [
  ...['cookie', 'authorization', 'user-agent', 'accept-language', 'x-forwarded-for', 'x-forwarded-host', 'forwarded'],
  ...['content-security-policy', 'x-nonce', 'next-url', 'next-action', 'x-middleware-subrequest', 'x-nextjs-data'],
  ...[
    'purpose',
    'sec-purpose',
    'if-none-match',
    'accept',
    'referer',
    'origin',
    'via',
    'x-original-url',
    'x-rewrite-url',
  ],
]
const parameterNames = ['page', 'type', 'sort', 'posted', 'next', 'token', 'comment', 'utm_source', '__proto__', 'q[]']
const hostile = ['"', '<script>', '\u00ff', ';', '%00', '../', '__next_error__', 'x'.repeat(900)]

const value = (secret: string) => fc.constantFrom(secret, ...hostile.map((text) => text + secret))
const visit = (secret: string) =>
  fc.record({
    path: fc.constantFrom(...paths, ...ownPaths),
    headers: fc.dictionary(fc.constantFrom(...headerNames), value(secret), { maxKeys: 6 }),
    query: fc.array(fc.tuple(fc.constantFrom(...parameterNames), value(secret)), { maxLength: 4 }),
  })

let server: Server

beforeAll(async () => {
  const serve = publicPages(echo, 'https://jobs.example.org', () => ({}), {
    loader: '/load.js',
    imported: [],
    islands: {},
  })
  server = createServer((incoming, response) => {
    const problem = targetProblem(incoming.url ?? '')
    if (problem) return response.writeHead(problem.status).end()
    incoming.headers['x-forwarded-for'] = clientIp(incoming.headers['x-forwarded-for'], '127.0.0.1', 1)
    if (!serve(incoming, response, 'id-of-a-request')) response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
})
afterAll(() => server.close())

/** A server in place of Next that echoes everything it receives. */
async function echo({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  await new Promise((later) => setTimeout(later, 1))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('set-cookie', `echo=${encodeURIComponent(JSON.stringify(headers))}`)
  const received = JSON.stringify({ url, headers }).replaceAll('<', '\\u003c')
  response.end(`<!DOCTYPE html><html><head><script src="/boot.js"></script></head><body>${received}</body></html>`)
}

test(`${REQUESTS} hostile requests never return what another visitor sent`, async () => {
  const sampled = (index: number) => fc.sample(visit(secretOf(index)), { numRuns: 1, seed: SEED + index })[0]
  let leaks: string[] = []
  for (let first = 0; first < REQUESTS; first += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, offset) => first + offset)
    const replies = await Promise.all(batch.map((index) => send(sampled(index) as Visit)))
    leaks = replies.flatMap((text, offset) => foreignSecrets(text, first + offset))
    if (leaks.length > 0) break
  }
  expect(leaks).toEqual([])
})

type Visit = { path: string; headers: Record<string, string>; query: [string, string][] }

const secretOf = (index: number) => `secret${index}of`

/** Finds other visitors' secrets in a response. */
const foreignSecrets = (text: string, index: number) =>
  [...text.matchAll(/secret\d+of/g)].map(([secret]) => secret).filter((secret) => secret !== secretOf(index))

function send({ path, headers, query }: Visit): Promise<string> {
  const { port } = server.address() as AddressInfo
  const target = query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path: target, headers }, (response) => {
      let text = JSON.stringify(response.rawHeaders)
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      response.once('end', () => done(text))
    })
    sent.once('error', fail)
    sent.end()
  })
}
