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
  query<{ eventId: string; state: string; attempts: number; error: string }>(
    `SELECT "eventId", "state"::text, "attempts", "error" FROM "WebhookDelivery" WHERE "endpointId" = $1 ORDER BY "id"`,
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

/** Kills a worker while it and the site send. Returns false if the receiver's ten seconds were over too soon for that. */
async function killWhileSending(count: number): Promise<boolean> {
  receiver.received.splice(0)
  await query(`DELETE FROM "WebhookDelivery" WHERE "endpointId" = $1`, [hook.id])
  const worker = await startWorker()
  const held: (() => void)[] = []
  receiver.respondWith((_received, response) => held.push(() => response.end()))
  await queueTests(hook, count)
  await until(() => held.length >= count)
  expect(await worker.kill()).toBe('SIGKILL')
  receiver.respondWith((_received, response) => response.end())
  for (const release of held) release()
  const isLate = async () => (await stored()).some(({ error, attempts }) => error !== '' || attempts > 1)
  await until(
    async () =>
      (await isLate()) || (await stored()).filter(({ state }) => state === 'DELIVERED').length === count - AT_ONCE,
  )
  return !(await isLate())
}

test('loses nothing when a process is killed while it sends', async () => {
  // Each process sends ten at once, so one of them is sending each ten.
  const count = (sites.length + 1) * AT_ONCE
  await until(() => killWhileSending(count))
  // The lease of the killed process hasn't ended yet.
  expect((await stored()).filter(({ state }) => state === 'WAITING')).toHaveLength(AT_ONCE)
  await hurry(hook)
  await until(async () => (await stored()).every(({ state }) => state === 'DELIVERED'))
  const rows = await stored()
  const times = rows.map(({ eventId }) => counts().get(eventId) ?? 0).sort()
  expect(times).toEqual([...Array(count - AT_ONCE).fill(1), ...Array(AT_ONCE).fill(2)])
  expect(rows.map(({ attempts }) => attempts).sort()).toEqual(times)
})
