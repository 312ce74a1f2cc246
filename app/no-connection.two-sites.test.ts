import pg from 'pg'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

/** Makes PostgreSQL refuse the sites' connections, as if all were taken. Returns a function that allows them again. */
async function refuseConnections(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  // This doesn't apply to superusers, such as this connection.
  const limit = (connections: number) => client.query(`ALTER DATABASE portal CONNECTION LIMIT ${connections}`)
  await limit(0)
  await client.query(`SELECT pg_terminate_backend("pid") FROM pg_stat_activity WHERE "usename" = 'portal'`)
  return async () => {
    await limit(-1)
    await client.end()
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
  const allowConnections = await refuseConnections()
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
    await allowConnections()
  }
  for (const page of pages) await until(async () => (await open(page)).status < 500)
})
