import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { timeouts } from './timeouts'

/** A second of the site is so many times shorter here. */
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

test('a body that comes byte by byte ends after a minute', async () => {
  const { text, seconds } = await drip('POST /contactus/add HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(seconds).toBeGreaterThan(55)
  expect(seconds).toBeLessThan(120)
})

test('a head that comes byte by byte ends sooner', async () => {
  const { text, seconds } = await drip('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(seconds).toBeLessThan(55)
})

/** Sends `start` and then a byte at a time until the server closes; gives its response and how long it waited. */
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
