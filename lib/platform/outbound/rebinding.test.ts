import type { lookup } from 'node:dns'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { env } from '@/lib/env'

/** Stands for a public address: the site under test may call it, and no other. */
const PUBLIC = '127.0.0.2'
const PRIVATE = '127.0.0.1'

const limits = { timeoutMs: 2_000, maxBytes: 1_000, maxRedirects: 3 }
let fetchOutside: typeof import('@/lib/platform/outbound/request')['fetchOutside']
let server: Server
let port: number
let answers: string[] = []
/** The address that received each request, and the path. */
let reached: string[] = []
let redirects: Record<string, string> = {}

// Modules copy its functions when they import it, so it's replaced before they do.
const dns: { lookup: typeof lookup } = process.getBuiltinModule('node:dns')
const realLookup = dns.lookup

/** Resolves the name to another address each time, as its owner could. Node's own connections use this, too. */
const lookUp: LookupFunction = (_host, options, answer) => {
  const address = answers.shift() ?? PRIVATE
  if (options.all) answer(null, [{ address, family: 4 }])
  else answer(null, address, 4)
}

beforeAll(async () => {
  server = createServer(({ socket, url = '' }, response) => {
    reached.push(`${socket.localAddress}${url}`)
    const location = redirects[url]
    response.writeHead(location ? 302 : 200, location ? { location } : {}).end()
  })
  await new Promise<void>((listening) => server.listen({ port: 0, host: '0.0.0.0' }, listening))
  port = (server.address() as AddressInfo).port
  Object.assign(dns, { lookup: lookUp })
  fetchOutside = (await import('@/lib/platform/outbound/request')).fetchOutside
})

afterAll(() => {
  Object.assign(dns, { lookup: realLookup })
  server.close()
})

beforeEach(() => {
  Object.assign(env(), { ALLOW_PRIVATE_ADDRESSES: [PUBLIC] })
  reached = []
  redirects = {}
})

test('connects to the address that was checked, even if the name then resolves to a private one', async () => {
  answers = [PUBLIC, PRIVATE]
  expect((await fetchOutside(`http://localhost:${port}/`, undefined, limits)).status).toBe(200)
  expect([reached, answers]).toEqual([[`${PUBLIC}/`], [PRIVATE]])
})

test('connects to the address that was checked after a redirect, too', async () => {
  answers = [PUBLIC, PRIVATE]
  redirects = { '/': `http://localhost:${port}/next` }
  expect((await fetchOutside(`http://${PUBLIC}:${port}/`, undefined, limits)).status).toBe(200)
  expect([reached, answers]).toEqual([[`${PUBLIC}/`, `${PUBLIC}/next`], [PRIVATE]])
})

test('checks the name again after a redirect to itself', async () => {
  answers = [PUBLIC, PRIVATE]
  redirects = { '/': '/next' }
  const call = fetchOutside(`http://localhost:${port}/`, undefined, limits)
  await expect(call).rejects.toMatchObject({ reason: 'private' })
  expect(reached).toEqual([`${PUBLIC}/`])
})
