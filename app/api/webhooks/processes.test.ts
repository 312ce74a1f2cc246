import { query } from '@/e2e/support/database'
import { newAdmin } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { type Hook, hurry, newQuietWebhook, queueTests, type Receiver, startReceiver } from '@/e2e/support/webhooks'
import { startWorkerProcess } from '@/e2e/support/worker-process'

const AT_ONCE = 10
/** The site's processes: one or two. */
const sites = siteUrls()

let owner: Visitor
let receiver: Receiver
let hook: Hook

beforeAll(async () => {
  owner = await newAdmin('OWNER')
  receiver = await startReceiver()
  hook = await newQuietWebhook(owner, receiver.url)
})
afterAll(async () => {
  await owner.call('DELETE', `/api/webhooks/${hook.id}`)
  await receiver.close()
})

const counts = () => {
  const times = new Map<string, number>()
  for (const { id } of receiver.received) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
const stored = () =>
  query<{ eventId: string; state: string; attempts: number }>(
    `SELECT "eventId", "state"::text, "attempts" FROM "WebhookDelivery" WHERE "endpointId" = $1 ORDER BY "id"`,
    [hook.id],
  )

const startWorker = () =>
  startWorkerProcess('webhook-worker', { ALLOW_PRIVATE_ADDRESSES: '127.0.0.1', WORKER_TICK_MS: '50' })

test('several processes send every event once', async () => {
  const worker = await startWorker()
  await queueTests(hook, 100)
  await until(async () => (await stored()).every(({ state }) => state === 'DELIVERED'))
  expect(await worker.kill()).toBe('SIGKILL')
  expect((await stored()).every(({ attempts }) => attempts === 1)).toBe(true)
  expect([...counts().values()]).toEqual(Array(100).fill(1))
})

test('loses nothing when a process is killed while it sends', async () => {
  receiver.received.splice(0)
  await query(`DELETE FROM "WebhookDelivery" WHERE "endpointId" = $1`, [hook.id])
  const worker = await startWorker()
  const held: (() => void)[] = []
  receiver.respondWith((_received, response) => held.push(() => response.end()))
  // Each process sends ten at once, so one of them is sending each ten.
  const count = (sites.length + 1) * AT_ONCE
  await queueTests(hook, count)
  await until(() => held.length === count)
  expect(await worker.kill()).toBe('SIGKILL')
  receiver.respondWith((_received, response) => response.end())
  for (const release of held) release()
  await until(async () => (await stored()).filter(({ state }) => state === 'DELIVERED').length === count - AT_ONCE)
  // The lease of the killed process hasn't ended yet.
  expect((await stored()).filter(({ state }) => state === 'WAITING')).toHaveLength(AT_ONCE)
  await hurry(hook)
  await until(async () => (await stored()).every(({ state }) => state === 'DELIVERED'))
  const times = [...counts().values()].sort()
  expect(times).toEqual([...Array(count - AT_ONCE).fill(1), ...Array(AT_ONCE).fill(2)])
  const attempts = (await stored()).map((row) => row.attempts).sort()
  expect(attempts).toEqual(times)
})
