import pg from 'pg'
import { query } from '@/e2e/support/database'
import { startFeedServer } from '@/e2e/support/feed-server'
import { newAdmin, newEmail } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { until, WORKER_TICK_MS } from '@/e2e/support/waiting'

/** Long enough for both processes to look for feeds several times. */
const TICKS_MS = 6 * WORKER_TICK_MS

test('of two processes that find the same feed due, only one checks it', async () => {
  const feed = await startFeedServer()
  const recruiter = await newAdmin('RECRUITER')
  const json = { name: `Feed ${newEmail()}`, url: feed.url, everyMinutes: 60, moderation: 'publish' }
  const { id } = (await recruiter.call('POST', '/api/job-sources', { json })).json as { id: number }
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  try {
    await until(
      async () => (await query('SELECT FROM "JobSource" WHERE "id" = $1 AND "failures" = 1', [id])).length > 0,
    )
    expect(feed.requests).toHaveLength(1)
    // It becomes due while the test holds its row, so both processes find it before either can claim it.
    await query(`UPDATE "JobSource" SET "nextCheckAt" = now() + interval '5 seconds' WHERE "id" = $1`, [id])
    await client.query('BEGIN')
    await client.query('SELECT FROM "JobSource" WHERE "id" = $1 FOR UPDATE', [id])
    const blocked = 'SELECT FROM pg_stat_activity WHERE cardinality(pg_blocking_pids("pid")) > 0'
    await until(async () => (await query(blocked)).length >= 2)
    await client.query('COMMIT')
    await until(() => feed.requests.length > 1)
    await new Promise((later) => setTimeout(later, TICKS_MS))
    expect(feed.requests).toHaveLength(2)
  } finally {
    await client.end()
    await recruiter.call('DELETE', `/api/job-sources/${id}`)
    await feed.close()
  }
})
