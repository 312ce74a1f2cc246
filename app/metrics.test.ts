import { readFileSync } from 'node:fs'
import { query } from '@/e2e/support/database'
import { postingData, submitPosting } from '@/e2e/support/jobs'
import { required } from '@/e2e/support/settings'

const site = required('TEST_SITE_URL')
const ask = (authorization?: string) => fetch(`${site}/metrics`, { headers: authorization ? { authorization } : {} })

test.each([[undefined], ['Bearer wrong'], ['token-of-the-tests']])('rejects the authorization %j', async (given) => {
  const response = await ask(given)
  expect(response.status).toBe(401)
  expect(await response.text()).not.toContain('portal_')
})

test('returns requests, queues, cache and process metrics for the token', async () => {
  await (await fetch(`${site}/applied-jobs`)).text()
  await (await fetch(`${site}/hire-from-us/getApprovedJobs`)).text()
  const response = await ask('Bearer token-of-the-tests')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const text = await response.text()
  for (const line of [
    /^portal_request_seconds_count\{method="GET",route="\/applied-jobs",status="200"\} [1-9]/m,
    /^portal_request_seconds_count\{method="GET",route="\/hire-from-us\/getApprovedJobs",status="200"\} [1-9]/m,
    /^portal_page_cache_total\{result="\w+"\} [1-9]/m,
    /^portal_queue_length\{queue="mails"\} \d/m,
    /^portal_queue_age_seconds\{queue="postings"\} \d/m,
    /^portal_database_connections \d/m,
    /^portal_database_pool_connections\{state="size"\} [1-9]/m,
    /^portal_database_pool_connections\{state="used"\} \d/m,
    /^portal_database_pool_connections\{state="waiting"\} \d/m,
    /^nodejs_eventloop_lag_seconds /m,
    /^process_cpu_seconds_total /m,
  ])
    expect(text).toMatch(line)
})

test('returns how long the oldest posting has been waiting', async () => {
  const { json } = await submitPosting(postingData())
  const { hireFromUsId } = json as { hireFromUsId: number }
  await query(`UPDATE "Posting" SET "createdAt" = now() - interval '2 hours' WHERE "id" = $1`, [hireFromUsId])
  const text = await (await ask('Bearer token-of-the-tests')).text()
  const age = Number(/^portal_queue_age_seconds\{queue="postings"\} (\S+)$/m.exec(text)?.[1])
  expect(age).toBeGreaterThanOrEqual(2 * 60 * 60)
})

test.each(['grafana-dashboard.json', 'alerts.yml'])('only uses existing metrics in %s', async (file) => {
  const text = await (await ask('Bearer token-of-the-tests')).text()
  const names = readFileSync(`deploy/${file}`, 'utf8').match(/\b(portal|nodejs|process)_\w+/g) ?? []
  expect(names.length).toBeGreaterThanOrEqual(10)
  for (const name of names) expect(text).toContain(name)
})

test("sends a request id: its own, or the trusted proxy's", async () => {
  const own = await fetch(`${site}/healthz`)
  expect(own.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const given = await fetch(`${site}/healthz`, { headers: { 'x-request-id': 'b7c1b7c1b7c1' } })
  expect(given.headers.get('x-request-id')).toBe('b7c1b7c1b7c1')
})
