import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { promisify } from 'node:util'

let server: Server
const sockets = new Set<Socket>()

/** A Redis that greets its clients and then never responds. */
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const commands = chunk.toString()
      if (commands.includes('HELLO')) socket.write('%0\r\n')
      for (const _ of commands.matchAll(/\r\nCLIENT\r\n/g)) socket.write('+OK\r\n')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  process.env.REDIS_URL = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  const { portalLimits } = globalThis as typeof globalThis & {
    portalLimits?: { redis?: Promise<{ destroy(): void }> }
  }
  const client = await portalLimits?.redis
  client?.destroy()
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('counts locally while Redis hangs, without a long wait', async () => {
  const { spend, allowanceOf } = await import('@/lib/api/limits')
  const { points } = allowanceOf('message-without-captcha-by-ip')
  const startedAt = Date.now()
  for (let count = 0; count < points; count += 1) await spend('message-without-captcha-by-ip', '192.0.2.1')
  await expect(spend('message-without-captcha-by-ip', '192.0.2.1')).rejects.toMatchObject({ code: 'too-many' })
  expect(Date.now() - startedAt).toBeLessThan((points + 1) * 1_000)
  expect(sockets.size).toBeGreaterThan(0)
})

test('counts a response that arrived while this process was busy', async () => {
  const { inTime } = await import('@/lib/api/limits')
  // Node runs timers next, and only then reads what has arrived.
  await new Promise((done) => setImmediate(done))
  const counted = inTime<unknown>(promisify(randomBytes)(8), async () => 'alone')
  const busyUntil = Date.now() + 700
  while (Date.now() < busyUntil);
  expect(await counted).toHaveLength(8)
})
