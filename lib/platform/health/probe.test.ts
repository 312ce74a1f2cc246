import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { jest } from '@jest/globals'
import { type Check, probe, shared } from '@/lib/platform/health/probe'
import { bucketCheck, folderCheck, reasonOf, redisCheck, smtpCheck } from '@/lib/platform/health/queries'

type Engine = { port: number; openSockets: () => number; close: () => Promise<void> }

const engines: Engine[] = []
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
})

/**
 * Starts a server that accepts connections and runs `onConnection`. By default it never responds, like a hanging
 * service.
 */
async function engineThat(onConnection: (socket: Socket) => void = () => {}): Promise<Engine> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume().once('close', () => sockets.delete(socket))
    onConnection(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const engine = {
    port: (server.address() as AddressInfo).port,
    openSockets: () => sockets.size,
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
  engines.push(engine)
  return engine
}

const bucketAt = (port: number) =>
  bucketCheck({
    bucket: 'portal',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
const checksAt = (port: number): Record<string, Check> => ({
  store: bucketAt(port),
  redis: redisCheck(`redis://127.0.0.1:${port}`),
  smtp: smtpCheck(`smtp://127.0.0.1:${port}`),
  smtps: smtpCheck(`smtps://127.0.0.1:${port}`),
})
const allFailed = { store: 'failed', redis: 'failed', smtp: 'failed', smtps: 'failed' }

test('reports hanging services right away and leaves no connection open', async () => {
  const hanging = await engineThat()
  const startedAt = Date.now()
  const { status, checks } = await probe(checksAt(hanging.port))
  expect({ status, checks }).toEqual({ status: 'unready', checks: allFailed })
  // Each check ends well within a second, but a busy machine needs longer.
  expect(Date.now() - startedAt).toBeLessThan(10_000)
  for (let waited = 0; hanging.openSockets() > 0 && waited < 10_000; waited += 10)
    await new Promise((later) => setTimeout(later, 10))
  expect(hanging.openSockets()).toBe(0)
})

test('reports missing services right away', async () => {
  const gone = await engineThat()
  await gone.close()
  expect(await probe(checksAt(gone.port))).toEqual({ status: 'unready', checks: allFailed })
})

test('reports degraded, not unready, without Redis and email', async () => {
  const hanging = await engineThat()
  const { redis, smtp } = checksAt(hanging.port)
  expect(await probe({ redis: redis ?? null, smtp: smtp ?? null }, undefined, 50)).toEqual({
    status: 'degraded',
    checks: { redis: 'failed', smtp: 'failed' },
  })
})

test("reports a service that isn't configured as off", async () => {
  expect(await probe({ redis: null })).toEqual({ status: 'ready', checks: { redis: 'off' } })
})

test("accepts a mail server that greets and rejects one that doesn't", async () => {
  const greeting = await engineThat((socket) => socket.write('220 mail.example ESMTP\r\n'))
  const refusing = await engineThat((socket) => socket.write('554 no service\r\n'))
  const checks = {
    greeting: smtpCheck(`smtp://127.0.0.1:${greeting.port}`),
    refusing: smtpCheck(`smtp://127.0.0.1:${refusing.port}`),
  }
  expect((await probe(checks)).checks).toEqual({ greeting: 'ok', refusing: 'failed' })
})

test('reports a missing folder', async () => {
  const folder = mkdtempSync(`${tmpdir()}/portal-health-`)
  const check = folderCheck(folder)
  expect((await probe({ store: check })).status).toBe('ready')
  rmSync(folder, { recursive: true })
  expect((await probe({ store: check })).status).toBe('unready')
})

test('writes the reason for a failed check only to the log', async () => {
  const reported: unknown[] = []
  const run = () => Promise.reject(new Error('host db.internal refused'))
  const health = await probe({ database: { isRequired: true, run } }, (name, error) => reported.push([name, error]))
  expect(JSON.stringify(health)).not.toContain('internal')
  expect(reported).toEqual([['database', new Error('host db.internal refused')]])
})

test('shares one result between simultaneous requests, and for a while after', async () => {
  jest.useFakeTimers({ now: 0 })
  let calls = 0
  const ask = shared(async () => {
    calls += 1
    return calls
  }, 40)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(1)
  jest.setSystemTime(41)
  expect(await ask()).toBe(2)
  jest.useRealTimers()
})

test('reads responses that came while the process was busy before calling a check late', async () => {
  const { port, close } = await engineThat()
  await close()
  const maxMs = 20
  const reasons: string[] = []
  const checked = probe({ smtp: smtpCheck(`smtp://127.0.0.1:${port}`) }, (_, error) => reasons.push(`${error}`), maxMs)
  setImmediate(() => {
    for (const end = Date.now() + maxMs * 10; Date.now() < end; );
  })
  await checked
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test.each([
  ['NOAUTH HELLO must be called with the client already authenticated', 'the server requires a password'],
  [
    'error:0A00010B:SSL routines:ssl3_get_record:wrong version number:record.c:350:\n',
    "the server doesn't use TLS on this port",
  ],
  [
    'WRONGPASS invalid username-password pair or user is disabled.',
    'WRONGPASS invalid username-password pair or user is disabled',
  ],
])('explains "%s"', (message, reason) => {
  expect(reasonOf(new Error(message))).toBe(reason)
})
