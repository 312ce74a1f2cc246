import pg from 'pg'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

const TOO_MANY = '53300'
const QUIET_LOOKS = 3

/** Takes all of the server's connections, so no one else can get one. Returns a function that releases them. */
async function takeAllConnections(): Promise<() => Promise<void>> {
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
    client.on('error', () => {})
    await client.connect()
    clients.push(client)
    return client
  }
  const first = await connect()
  const connectAll = async () => {
    for (;;) await connect()
  }
  const endOthers = async () => {
    const own = clients.map((client) => (client as unknown as { processID: number }).processID)
    const { rowCount } = await first.query(
      `SELECT pg_terminate_backend("pid") FROM pg_stat_activity
       WHERE "backend_type" = 'client backend' AND NOT "pid" = ANY($1)`,
      [own],
    )
    return rowCount ?? 0
  }
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    const { code } = (await connectAll().catch((error) => error)) as { code?: string }
    if (code !== TOO_MANY) throw new Error(`Couldn't take all connections: ${code}`)
    quiet = (await endOthers()) > 0 ? 0 : quiet + 1
    // A connection that's still opening takes a slot but isn't listed yet.
    if (quiet > 0) await new Promise((later) => setTimeout(later, 100))
  }
  return async () => {
    for (const client of clients) await client.end()
  }
}

test('returns a 503 for uncached pages and API requests while PostgreSQL refuses connections, then recovers', async () => {
  const { visitor: seeker } = await newSeeker()
  const admin = await newAdmin('RECRUITER')
  const pages: [Visitor, string][] = [
    [new Visitor(), `/applied-jobs?q=${crypto.randomUUID()}`],
    [new Visitor(), '/applied-jobs/apply/nobody-has-read-this'],
    [new Visitor(), '/feed.xml?q=nobody-has-read-this'],
    [seeker, '/profile'],
    [seeker, '/jobs-applied'],
    [admin, '/dashboard'],
    [admin, '/adminappliedjobs'],
  ]
  const open = ([visitor, path]: [Visitor, string]) => visitor.call('GET', path, { headers: { accept: 'text/html' } })
  const giveBack = await takeAllConnections()
  try {
    for (const page of pages) {
      const { status, headers, text } = await open(page)
      expect([page[1], status, headers.get('retry-after')]).toEqual([page[1], 503, '60'])
      expect(text).not.toMatch(/connections|postgres/i)
    }
    const { text } = await open([new Visitor(), `/applied-jobs?q=${crypto.randomUUID()}`])
    expect(text).toContain('Something went wrong')
    expect((await new Visitor().call('GET', '/hire-from-us/getApprovedJobs')).status).toBe(503)
  } finally {
    await giveBack()
  }
  for (const page of pages) await until(async () => (await open(page)).status < 500)
})
