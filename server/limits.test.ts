import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { clientIp, requestId, targetProblem, timeouts } from './limits'

test.each([
  '/',
  '/applied-jobs?q=100%25',
  '/applied-jobs/apply/[slug]',
  '/a%20b',
  '/%E0%A4%B9',
  '/x?next=%2Fdashboard',
  '/x?q=%ff',
  `/x?${'q&'.repeat(99)}`,
  `/x?q=${'a'.repeat(4_000)}`,
])('accepts the target %s', (target) => expect(targetProblem(target)).toBeNull())

test.each([
  [400, '*'],
  [400, 'http://evil.example/dashboard'],
  [400, '/%ff'],
  [400, '/%'],
  [400, '/%64ashboard'],
  [400, '/%61pplied-jobs'],
  [400, '/a%00b'],
  [400, ''],
  [400, `/x?${'q&'.repeat(100)}`],
  [414, `/about-us?${'q&'.repeat(7_400)}`],
  [414, `/${'a'.repeat(4_096)}`],
])('responds %i for %s', (status, target) => expect(targetProblem(target)?.status).toBe(status))

test('checks a hostile target quickly', () => {
  const before = process.cpuUsage()
  for (let round = 0; round < 1_000; round += 1) targetProblem(`/x?${'q&'.repeat(2_000)}`)
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

test.each([
  ['4f1d2c3b5a69788796a5b4c3d2e1f001', 1, true],
  ['4f1d2c3b5a69788796a5b4c3d2e1f001', 0, false],
  ['short', 1, false],
  ['a'.repeat(65), 1, false],
  ['forged"} {"level":"info', 1, false],
  [undefined, 1, false],
])('accepts the request id %j behind %d proxies: %s', (given, hops, isTaken) => {
  const id = requestId(given, hops)
  expect(id === given).toBe(isTaken)
  expect(id).toMatch(/^[\w-]{8,64}$/)
})

test.each([
  { hops: 0, header: '1.2.3.4', socket: '::ffff:10.0.0.1', ip: '10.0.0.1' },
  { hops: 0, header: undefined, socket: '10.0.0.1', ip: '10.0.0.1' },
  { hops: 1, header: '6.6.6.6, 1.2.3.4', socket: '10.0.0.1', ip: '1.2.3.4' },
  { hops: 1, header: '1.2.3.4:5555', socket: '10.0.0.1', ip: '1.2.3.4' },
  { hops: 2, header: '6.6.6.6, 1.2.3.4, 10.0.0.9', socket: '10.0.0.1', ip: '1.2.3.4' },
  { hops: 2, header: '1.2.3.4', socket: '10.0.0.1', ip: '10.0.0.1' },
  { hops: 1, header: undefined, socket: undefined, ip: '' },
  { hops: 1, header: '2001:db8:1:2:3:4:5:6', socket: '::1', ip: '2001:db8:1:2::/64' },
  { hops: 1, header: '[2001:db8:1:2::9]:443', socket: '::1', ip: '2001:db8:1:2::/64' },
  { hops: 0, header: undefined, socket: '2001:db8::1', ip: '2001:db8:0:0::/64' },
  { hops: 0, header: undefined, socket: '::1', ip: '0:0:0:0::/64' },
])('reads the IP behind $hops proxies from X-Forwarded-For $header: $ip', ({ hops, header, socket, ip }) => {
  expect(clientIp(header, socket, hops)).toBe(ip)
})

describe('a slow request', () => {
  /** Divides the timeouts, so that these tests finish quickly. */
  const FASTER = 200
  const DRIP_MS = 10

  let server: Server
  let socket: Socket

  beforeAll(async () => {
    const faster = Object.entries(timeouts).map(([name, time]) => [name, time / FASTER])
    server = createServer(Object.fromEntries(faster), (request, response) => {
      request.resume().once('end', () => response.end('read'))
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
  })
  beforeEach(() => {
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  })
  afterEach(() => socket.destroy())
  afterAll(() => server.close())

  test('times out a body that arrives byte by byte after a minute', async () => {
    const { text, seconds } = await drip('POST /contactus/add HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(seconds).toBeGreaterThan(55)
  })

  test('times out headers that arrive byte by byte sooner', async () => {
    const { text } = await drip('GET / HTTP/1.1\r\nHost: a\r\nX: ')
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(timeouts.headersTimeout).toBeLessThan(timeouts.requestTimeout / 2)
  })

  /** Sends `start` and then one byte at a time until the server closes. Returns the response and how long it took. */
  async function drip(start: string): Promise<{ text: string; seconds: number }> {
    const startedAt = performance.now()
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.write(start)
    const dripping = setInterval(() => socket.write('a'), DRIP_MS)
    await new Promise((closed) => socket.once('close', closed))
    clearInterval(dripping)
    return { text, seconds: ((performance.now() - startedAt) * FASTER) / 1000 }
  }
})
