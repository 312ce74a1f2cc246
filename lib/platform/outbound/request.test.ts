import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/env'
import { fetchOutside } from '@/lib/platform/outbound/request'

const limits = { timeoutMs: 2_000, maxBytes: 1_000 }
let server: Server
let origin: string
let port: number
let handle: (request: IncomingMessage, response: ServerResponse) => void
let calls = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1
    handle(request, response)
  })
  // All of 127.0.0.0/8, so that an address that isn't allowed would respond too.
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})

afterAll(() => server.close())

beforeEach(() => {
  calls = 0
  handle = (_request, response) => response.end('hello')
  allow('127.0.0.1')
})

const allow = (...ranges: string[]) => Object.assign(env(), { ALLOW_PRIVATE_ADDRESSES: ranges })

test('does not call a private IP or a name that resolves to one', async () => {
  allow()
  for (const url of [
    origin,
    `http://localhost:${port}`,
    'https://10.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
  ])
    await expect(fetchOutside(url, undefined, limits)).rejects.toMatchObject({ reason: 'private' })
  expect(calls).toBe(0)
})

test('calls an address that the server allows', async () => {
  allow('127.0.0.1', '::1')
  const response = await fetchOutside(`http://localhost:${port}`, undefined, limits)
  expect([response.status, await response.text()]).toEqual([200, 'hello'])
})

test('sends method, headers and body, and returns status and headers', async () => {
  let got: unknown
  handle = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, headers } = request
    got = {
      method,
      type: headers['content-type'],
      length: headers['content-length'],
      body: String(Buffer.concat(chunks)),
    }
    response.writeHead(429, { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] }).end('{}')
  }
  const init = { method: 'POST', body: new URLSearchParams({ code: 'x y' }) }
  const response = await fetchOutside(origin, init, limits)
  expect(got).toEqual({
    method: 'POST',
    type: expect.stringContaining('application/x-www-form-urlencoded'),
    length: '8',
    body: 'code=x+y',
  })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('returns a redirect by default', async () => {
  handle = (_request, response) => response.writeHead(302, { location: '/next' }).end()
  expect((await fetchOutside(origin, undefined, limits)).status).toBe(302)
  expect(calls).toBe(1)
})

const following = { ...limits, maxRedirects: 3 }

test('follows redirects up to the limit', async () => {
  handle = ({ url }, response) =>
    url === '/3' ? response.end('there') : response.writeHead(302, { location: `/${calls}` }).end()
  expect(await (await fetchOutside(`${origin}/0`, undefined, following)).text()).toBe('there')
  handle = (_request, response) => response.writeHead(302, { location: '/again' }).end()
  await expect(fetchOutside(origin, undefined, following)).rejects.toMatchObject({ reason: 'redirects' })
})

test.each([
  ['a private IP', () => `http://127.0.0.2:${port}/`, 'private'],
  ['another scheme', () => 'file:///etc/passwd', 'not-https'],
  ['plain http', () => 'http://example.com/', 'not-https'],
])('does not follow a redirect to %s', async (_name, location, reason) => {
  handle = (_request, response) => response.writeHead(302, { location: location() }).end()
  await expect(fetchOutside(origin, undefined, following)).rejects.toMatchObject({ reason })
  expect(calls).toBe(1)
})

test('a redirect to another origin gets no credentials, and a POST becomes a GET', async () => {
  allow('127.0.0.0/8')
  const got: object[] = []
  handle = ({ method, headers: { authorization, 'content-type': type }, url }, response) => {
    got.push({ method, authorization, type })
    if (url === '/') response.writeHead(302, { location: `http://127.0.0.2:${port}/next` })
    response.end()
  }
  const init = { method: 'POST', body: 'x', headers: { authorization: 'Bearer kelp', 'content-type': 'text/plain' } }
  await fetchOutside(origin, init, following)
  expect(got).toEqual([{ method: 'POST', authorization: 'Bearer kelp', type: 'text/plain' }, { method: 'GET' }])
})

test('says what went wrong', async () => {
  handle = (_request, response) => response.end('x'.repeat(1_001))
  await expect(fetchOutside(origin, undefined, limits)).rejects.toMatchObject({ reason: 'too-large' })
  handle = (_request, response) => response.write('slow')
  const hasty = { ...limits, timeoutMs: 200 }
  await expect(fetchOutside(origin, undefined, hasty)).rejects.toMatchObject({ reason: 'late' })
  handle = ({ socket }) => socket.destroy()
  await expect(fetchOutside(origin, undefined, limits)).rejects.toMatchObject({ reason: 'unreachable' })
  handle = ({ socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await expect(fetchOutside(origin, undefined, limits)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(fetchOutside('https://nowhere.invalid', undefined, limits)).rejects.toMatchObject({
    reason: 'unreachable',
  })
  await expect(fetchOutside('not a URL', undefined, limits)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('cuts a body that is too large, late or broken off, if the status is enough', async () => {
  const cut = { timeoutMs: 200, maxBytes: 1_000, isCut: true }
  const read = async () => {
    const response = await fetchOutside(origin, undefined, cut)
    return [response.status, await response.text()]
  }
  handle = (_request, response) => response.writeHead(201).write('slow')
  expect(await read()).toEqual([201, 'slow'])
  handle = (_request, response) => response.write('broken', () => response.destroy())
  expect(await read()).toEqual([200, 'broken'])
  handle = (_request, response) => {
    response.write('x'.repeat(900))
    setTimeout(() => response.end('y'.repeat(1_000_000)), 20)
  }
  expect(await read()).toEqual([200, 'x'.repeat(900)])
  handle = () => {}
  await expect(read()).rejects.toMatchObject({ reason: 'late' })
})
