import { moveClock, resetClock } from '@/e2e/support/clock'
import { query } from '@/e2e/support/database'
import { newAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { type Hook, newWebhook, type Receiver, startReceiver } from '@/e2e/support/webhooks'

let owner: Visitor
let receiver: Receiver
let hook: Hook

beforeEach(async () => {
  owner = await newAdmin('OWNER')
  receiver = await startReceiver()
  hook = await newWebhook(owner, receiver.url, ['job.published'])
})
afterEach(async () => {
  resetClock()
  await owner.call('DELETE', `/api/webhooks/${hook.id}`)
  await receiver.close()
})

type Row = { eventId: string; subject?: string; state: string; attempts?: number; endedDaysAgo?: number }

async function add({ eventId, subject = eventId, state, attempts = 1, endedDaysAgo }: Row): Promise<void> {
  await query(
    `INSERT INTO "WebhookDelivery" ("endpointId", "eventId", "type", "subject", "payload", "state", "attempts", "endedAt")
     VALUES ($1, $2, 'test.sent', $3, '{"type":"test.sent","data":{}}', $4::"WebhookDeliveryState", $5,
       now() - make_interval(days => $6::int))`,
    [hook.id, eventId, subject, state, attempts, endedDaysAgo ?? null],
  )
}

const rows = () =>
  query<{ eventId: string; state: string; error: string }>(
    `SELECT "eventId", "state", "error" FROM "WebhookDelivery" WHERE "endpointId" = $1 ORDER BY "id"`,
    [hook.id],
  )
const events = async () => (await rows()).map(({ eventId }) => eventId)

test('deletes deliveries that ended more than 30 days ago, and none that wait', async () => {
  await owner.call('POST', `/api/webhooks/${hook.id}/pause`)
  await add({ eventId: 'msg_old', state: 'DELIVERED', endedDaysAgo: 31 })
  await add({ eventId: 'msg_given_up', state: 'FAILED', endedDaysAgo: 31 })
  await add({ eventId: 'msg_newer', state: 'DELIVERED', endedDaysAgo: 29 })
  await add({ eventId: 'msg_waits', state: 'WAITING' })
  moveClock(0.1)
  await until(async () => (await events()).length === 2)
  expect(await events()).toEqual(['msg_newer', 'msg_waits'])
  moveClock(2)
  await until(async () => (await events()).length === 1)
  expect(await events()).toEqual(['msg_waits'])
})

test('gives up an event whose last attempt was interrupted, and then sends the next one about its subject', async () => {
  await add({ eventId: 'msg_interrupted', subject: 'job:7', state: 'WAITING', attempts: 10 })
  await add({ eventId: 'msg_next', subject: 'job:7', state: 'WAITING', attempts: 0 })
  // Later than in the test before, in case no job noticed that the clock was set back.
  moveClock(4)
  await until(async () => (await rows()).every(({ state }) => state !== 'WAITING'))
  expect(await rows()).toEqual([
    { eventId: 'msg_interrupted', state: 'FAILED', error: 'The last attempt was interrupted.' },
    { eventId: 'msg_next', state: 'DELIVERED', error: '' },
  ])
  expect(receiver.received.map(({ id }) => id)).toEqual(['msg_next'])
})
