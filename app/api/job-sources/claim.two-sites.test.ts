import type { ServerResponse } from 'node:http'
import { query } from '@/e2e/support/database'
import { feedOf, startFeedServer } from '@/e2e/support/feed-server'
import { newAdmin, newEmail } from '@/e2e/support/people'
import { until } from '@/e2e/support/waiting'

/** Long enough for both processes to look for feeds many times: test sites set WORKER_TICK_MS to 50. */
const TICKS_MS = 1_000

test('of two processes, only one checks a feed that is due', async () => {
  const feed = await startFeedServer()
  const recruiter = await newAdmin('RECRUITER')
  const held: ServerResponse[] = []
  feed.respondWith((_request, response) => held.push(response))
  const json = { name: `Feed ${newEmail()}`, url: feed.url, everyMinutes: 60, moderation: 'publish' }
  const { id } = (await recruiter.call('POST', '/api/job-sources', { json })).json as { id: number }
  try {
    await until(() => held.length > 0)
    await new Promise((later) => setTimeout(later, TICKS_MS))
    expect(feed.requests).toHaveLength(1)
    for (const response of held) response.end(feedOf([{ id: 'a-1' }]))
    const imports = () => query('SELECT "id" FROM "JobImport" WHERE "sourceId" = $1', [id])
    await until(async () => (await imports()).length > 0)
    await new Promise((later) => setTimeout(later, TICKS_MS))
    expect([feed.requests.length, (await imports()).length]).toEqual([1, 1])
  } finally {
    await recruiter.call('DELETE', `/api/job-sources/${id}`)
    await feed.close()
  }
})
