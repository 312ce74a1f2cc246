import { query } from '@/e2e/support/database'
import { mailsTo, waitForMailAbout } from '@/e2e/support/mail'
import { newAdmin, newEmail } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import {
  deliveriesTo,
  type Hook,
  hurry,
  newQuietWebhook,
  queueTests,
  type Receiver,
  startReceiver,
} from '@/e2e/support/webhooks'

let email: string
let owner: Visitor
let receiver: Receiver
let hook: Hook

beforeEach(async () => {
  email = newEmail('owner')
  owner = await newAdmin('OWNER', email)
  receiver = await startReceiver()
  hook = await newQuietWebhook(owner, receiver.url)
})
afterEach(async () => {
  await owner.call('DELETE', `/api/webhooks/${hook.id}`)
  await receiver.close()
})

const act = (step: string) => owner.call('POST', `/api/webhooks/${hook.id}/${step}`)
const newest = async () => (await deliveriesTo(owner, hook))[0]
const ended = async (state = 'DELIVERED') => {
  await until(async () => (await newest())?.state === state)
  return newest()
}
const tried = async (attempts = 1) => {
  await until(async () => {
    const delivery = await newest()
    return delivery?.attempts === attempts && (delivery.error !== '' || delivery.status !== null)
  })
  return newest()
}
const hold = (isHeld: boolean) =>
  query(`UPDATE "WebhookEndpoint" SET "pausedAt" = CASE WHEN $2::boolean THEN now() END WHERE "id" = $1`, [
    hook.id,
    isHeld,
  ])
/** Responds once the webhook is paused, so that the next attempt waits until the test has seen this one. */
const respondAndHold = (status: number, body?: string) =>
  receiver.respondWith(async (_received, response) => {
    await hold(true)
    response.writeHead(status).end(body)
  })
const paused = async (reason: string) => {
  const [row] = await query<{ pauseReason: string }>(`SELECT "pauseReason" FROM "WebhookEndpoint" WHERE "id" = $1`, [
    hook.id,
  ])
  return row?.pauseReason === reason
}

test('tries again after an error, with the same ID', async () => {
  respondAndHold(500, 'number 1')
  await act('test')
  expect(await tried()).toMatchObject({ state: 'WAITING', status: 500, response: 'number 1' })
  receiver.respondWith((_received, response) => response.end('number 2'))
  await hold(false)
  expect(await ended()).toMatchObject({ attempts: 2, status: 200, response: 'number 2' })
  const ids = receiver.received.map(({ id }) => id)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('gives a receiver ten seconds, without delaying others', async () => {
  receiver.respondWith(() => hold(true))
  const other = await startReceiver()
  const otherHook = await newQuietWebhook(owner, other.url)
  try {
    await act('test')
    await until(() => receiver.received.length === 1)
    await queueTests(otherHook, 1)
    await until(() => other.received.length === 1)
    expect(await newest()).toMatchObject({ state: 'WAITING', attempts: 1, error: '' })
    expect(await tried()).toMatchObject({ state: 'WAITING', status: null, error: "It didn't respond in time." })
  } finally {
    await owner.call('DELETE', `/api/webhooks/${otherHook.id}`)
    await other.close()
  }
})

test('pauses when the receiver says that it is gone, and sends what waited after that', async () => {
  receiver.respondWith((_received, response) => response.writeHead(410).end())
  await act('test')
  await until(() => paused('gone'))
  await waitForMailAbout(email, 'The webhook Test receiver is paused')
  await queueTests(hook, 2)
  receiver.respondWith((_received, response) => response.end())
  expect((await deliveriesTo(owner, hook)).map(({ state }) => state)).toEqual(['WAITING', 'WAITING', 'WAITING'])
  expect((await act('resume')).status).toBe(200)
  await until(async () => (await deliveriesTo(owner, hook)).every(({ state }) => state === 'DELIVERED'))
  expect(receiver.received).toHaveLength(4)
})

test('counts a success whose body is huge or never ends, and stores its start', async () => {
  // The emoji is in two halves, one of them before the cut.
  const body = `a${'😀'.repeat(100_000)}`
  receiver.respondWith((_received, response) => response.end(body))
  await act('test')
  const huge = await ended()
  expect(huge).toMatchObject({ status: 200, attempts: 1 })
  expect(huge?.response).toHaveLength(2_000)
  expect(huge?.response.endsWith('\uFFFD')).toBe(true)

  receiver.respondWith((_received, response) => response.writeHead(200).write('a start\0'))
  await act('test')
  await until(() => receiver.received.length === 2)
  expect(await ended()).toMatchObject({ status: 200, response: 'a start' })
})

test("doesn't follow redirects or call private addresses", async () => {
  const inside = await startReceiver()
  receiver.respondWith(async (_received, response) => {
    await hold(true)
    response.writeHead(307, { location: inside.url }).end()
  })
  await act('test')
  expect(await tried()).toMatchObject({ state: 'WAITING', status: 307, error: expect.stringContaining('redirect') })
  expect(inside.received).toEqual([])
  await inside.close()
  for (const url of ['https://10.0.0.1/hooks', 'https://169.254.169.254/latest', 'https://[fd00::1]/hooks']) {
    const json = { name: 'Inside', url, events: ['person.deleted'] }
    const { id } = (await owner.call('POST', '/api/webhooks', { json })).json as Hook
    await owner.call('POST', `/api/webhooks/${id}/test`)
    await until(async () => (await deliveriesTo(owner, { id, secret: '' }))[0]?.error !== '')
    expect((await deliveriesTo(owner, { id, secret: '' }))[0]).toMatchObject({
      status: null,
      error: expect.stringContaining('private network'),
    })
    await owner.call('DELETE', `/api/webhooks/${id}`)
  }
})

/** Makes the newest delivery look as if its last attempt is due after three days. */
async function age(failingHours: number | null) {
  await query(`UPDATE "WebhookEndpoint" SET "failingSince" = now() - make_interval(hours => $2::int) WHERE "id" = $1`, [
    hook.id,
    failingHours,
  ])
  await query(
    `UPDATE "WebhookDelivery" SET "attempts" = 9, "nextAttemptAt" = now() WHERE "endpointId" = $1 AND "state" = 'WAITING'`,
    [hook.id],
  )
}

test('retries for three days and then pauses, with one email to each owner', async () => {
  respondAndHold(503)
  await queueTests(hook, 2)
  await until(async () => (await deliveriesTo(owner, hook)).every(({ status }) => status === 503))
  await until(async () => {
    const [row] = await query<{ failing: boolean }>(
      `SELECT "failingSince" IS NOT NULL AS "failing" FROM "WebhookEndpoint" WHERE "id" = $1`,
      [hook.id],
    )
    return row?.failing === true
  })
  await age(73)
  receiver.respondWith((_received, response) => response.writeHead(503).end())
  await hold(false)
  await until(() => paused('failing'))
  await waitForMailAbout(email, 'The webhook Test receiver is paused')
  await until(async () => (await deliveriesTo(owner, hook)).every(({ attempts }) => attempts === 10))
  const all = await deliveriesTo(owner, hook)
  expect(all.map(({ state }) => state)).toEqual(['WAITING', 'WAITING'])
  const mails = (await mailsTo(email)).filter(({ text }) => text.includes('failed for three days'))
  expect(mails).toHaveLength(1)
  receiver.respondWith((_received, response) => response.end())
  await act('resume')
  await until(async () => (await deliveriesTo(owner, hook)).every(({ state }) => state === 'DELIVERED'))
})

test('gives up one event if others arrive, and sends it again with the same ID', async () => {
  respondAndHold(500)
  await act('test')
  await tried()
  await age(null)
  receiver.respondWith((_received, response) => response.writeHead(500).end())
  await hold(false)
  const failed = await ended('FAILED')
  expect(failed).toMatchObject({ attempts: 10 })
  expect(await paused('')).toBe(true)
  receiver.respondWith((_received, response) => response.end())
  const resend = () => owner.call('POST', `/api/webhooks/deliveries/${failed?.id}/resend`)
  expect((await resend()).status).toBe(200)
  expect(await ended()).toMatchObject({ eventId: failed?.eventId, attempts: 1 })
  expect(await deliveriesTo(owner, hook)).toHaveLength(2)
  receiver.respondWith(() => {})
  expect((await resend()).status).toBe(200)
  expect((await resend()).status).toBe(409)
})

test('waits longer after each attempt, for three days in all', async () => {
  respondAndHold(500)
  await act('test')
  const waits: number[] = []
  for (let attempts = 1; attempts < 10; attempts += 1) {
    await tried(attempts)
    const [row] = await query<{ wait: number }>(
      `SELECT extract(epoch FROM "nextAttemptAt" - "attemptedAt")::float8 AS "wait" FROM "WebhookDelivery" WHERE "endpointId" = $1`,
      [hook.id],
    )
    waits.push(row?.wait ?? 0)
    await query(`UPDATE "WebhookDelivery" SET "status" = NULL WHERE "endpointId" = $1`, [hook.id])
    await hurry(hook)
    await hold(false)
  }
  const hours = waits.reduce((sum, wait) => sum + wait) / 3600
  expect(hours).toBeGreaterThan(72)
  expect(hours).toBeLessThan(81)
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
})

test('waits while paused by an owner', async () => {
  await act('pause')
  await queueTests(hook, 15)
  // Another endpoint's delivery shows that the workers have run since.
  const other = await startReceiver()
  const otherHook = await newQuietWebhook(owner, other.url)
  await owner.call('POST', `/api/webhooks/${otherHook.id}/test`)
  await until(() => other.received.length === 1)
  await owner.call('DELETE', `/api/webhooks/${otherHook.id}`)
  await other.close()
  expect(receiver.received).toEqual([])
  await act('resume')
  await until(() => receiver.received.length === 15)
})

test('gives up what crashes the process at every attempt', async () => {
  await act('pause')
  await queueTests(hook, 1)
  await query(`UPDATE "WebhookDelivery" SET "attempts" = 10, "nextAttemptAt" = now() WHERE "endpointId" = $1`, [
    hook.id,
  ])
  await query(`UPDATE "WebhookEndpoint" SET "pausedAt" = NULL, "pauseReason" = '' WHERE "id" = $1`, [hook.id])
  await act('test')
  await until(() => receiver.received.length === 1)
  expect((await deliveriesTo(owner, hook)).at(-1)).toMatchObject({ state: 'WAITING', attempts: 10 })
  expect(receiver.received[0]?.type).toBe('test.sent')
})
