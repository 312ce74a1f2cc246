import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { query } from '@/e2e/support/database'
import { required } from '@/e2e/support/settings'
import { until } from '@/e2e/support/waiting'
import { NOTIFY_CHANNEL } from '@/lib/site/page-changes/channel'

const PAGE = 'our-niche'
const sites = [required('TEST_SITE_URL'), required('TEST_SECOND_SITE_URL')]

let listener: pg.Client
const heard: (string | undefined)[] = []

beforeAll(async () => {
  listener = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.connect()
  await listener.query(`LISTEN ${NOTIFY_CHANNEL}`)
})
beforeEach(() => heard.splice(0))
afterAll(async () => {
  await query(`DELETE FROM "SiteTextVersion" WHERE "page" = $1 AND "adminName" = 'Test'`, [PAGE])
  await query('SELECT pg_notify($1, $2)', [NOTIFY_CHANNEL, 'texts'])
  await listener.end()
})

type Moment = 'before its commit' | 'after its commit' | 'never'

/**
 * Starts a process that writes a heading of the page. It connects to PostgreSQL through a proxy that kills it at the
 * given moment.
 */
async function write(
  heading: string,
  killed: Moment,
  ending = '',
): Promise<{ signal: string | null; isConfirmed: boolean }> {
  let writer: ChildProcess | undefined
  const { port, hostname, href } = new URL(required('TEST_DATABASE_URL'))
  const passes = (moment: Moment, from: Socket, to: Socket) =>
    from.on('data', (data) => {
      if (killed === moment && data.includes('COMMIT')) {
        writer?.kill('SIGKILL')
        for (const socket of [from, to]) socket.destroy()
      } else to.write(data)
    })
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    passes('before its commit', client, server)
    // PostgreSQL reports a command as complete once it's durable.
    passes('after its commit', server, client)
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const)
      socket.on('error', () => {}).on('close', () => other.destroy())
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const proxied = Object.assign(new URL(href), { port: String((proxy.address() as AddressInfo).port) })
  const [{ version = 0 } = {}] = await query<{ version: number }>(
    'SELECT max("version")::int AS "version" FROM "SiteTextVersion" WHERE "page" = $1',
    [PAGE],
  )
  const program = ['--conditions=react-server', '--import', 'tsx', 'e2e/support/text-writer.ts']
  const started = spawn(process.execPath, [...program, PAGE, String((version ?? 0) + 1), heading, ending], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, DATABASE_URL: proxied.href },
  })
  writer = started
  let isConfirmed = false
  started.once('message', () => {
    isConfirmed = true
    started.kill()
  })
  const signal = await new Promise<string | null>((done) => started.once('exit', (_code, name) => done(name)))
  await new Promise((closed) => proxy.close(closed))
  return { signal, isConfirmed }
}

const isAt = async (site: string, heading: string) => (await (await fetch(`${site}/${PAGE}`)).text()).includes(heading)

/** When this notification arrives, all earlier ones have arrived too. */
async function heardMeanwhile(): Promise<(string | undefined)[]> {
  await query('SELECT pg_notify($1, $2)', [NOTIFY_CHANNEL, 'last'])
  await until(() => heard.includes('last'))
  return heard.slice(0, heard.indexOf('last'))
}

test('updates the pages of every process even if the publishing process is killed right after the commit', async () => {
  const heading = `Killed ${crypto.randomUUID()}`
  for (const site of sites) expect(await isAt(site, heading)).toBe(false)
  expect(await write(heading, 'after its commit')).toEqual({ signal: 'SIGKILL', isConfirmed: false })
  expect(await heardMeanwhile()).toEqual(['texts'])
  for (const site of sites) await until(() => isAt(site, heading))
})

test.each([
  ['is killed before its commit', 'before its commit', '', 'SIGKILL'],
  ['fails', 'never', 'fails', null],
] as const)(
  'sends no notification and changes no page if the transaction %s',
  async (_name, killed, ending, signal) => {
    const heading = `Undone ${crypto.randomUUID()}`
    expect(await write(heading, killed, ending)).toEqual({ signal, isConfirmed: false })
    expect(await heardMeanwhile()).toEqual([])
    for (const site of sites) expect(await isAt(site, heading)).toBe(false)
  },
)

test('notifies every process once per commit', async () => {
  const heading = `Done ${crypto.randomUUID()}`
  expect((await write(heading, 'never')).isConfirmed).toBe(true)
  expect(await heardMeanwhile()).toEqual(['texts'])
  for (const site of sites) await until(() => isAt(site, heading))
})
