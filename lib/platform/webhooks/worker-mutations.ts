import 'server-only'
import { db } from '@/lib/db'
import { logError } from '@/lib/platform/log'
import { putMails } from '@/lib/platform/mail/mutations'
import { fetchOutside, OutboundError } from '@/lib/platform/outbound/request'
import { jittered, startQueue, storable } from '@/lib/platform/schedule/queue'
import { forgetFailures, recordFailure } from '@/lib/platform/schedule/row-mutations'
import { type SetAttributes, span } from '@/lib/platform/tracing/spans'
import { pausedEmail } from '@/lib/platform/webhooks/emails'
import { sealSecret, secretsOf } from '@/lib/platform/webhooks/secrets'
import { signedHeaders } from '@/lib/platform/webhooks/signature'

const AT_ONCE = 10
const LEASE_SECONDS = 120
const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024, isCut: true }
const KEPT_RESPONSE = 2_000
const HOUR = 60 * 60
/** Seconds until the next attempt: 72.6 hours in all, before jitter. */
const WAITS = [5, 5 * 60, HOUR / 2, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 17 * HOUR, 24 * HOUR]
const MAX_ATTEMPTS = WAITS.length + 1
const FAILING_HOURS = 72

type Claimed = {
  id: number
  endpointId: number
  eventId: string
  type: string
  traceparent: string
  payload: string
  attempts: number
  url: string
  sealedSecret: string
  sealedOldSecret: string
  oldSecretUntil: Date | null
}
const TASK = 'deliver-webhooks'

type Result = { status: number | null; response: string; error: string; ms: number }

/** Each endpoint is a lane, so that a slow one delays no other. */
export function startWebhookWorker(): void {
  startQueue({
    name: 'webhooks',
    batch: AT_ONCE,
    lanes: listDueEndpoints,
    claim,
    act: async (deliveries) => {
      const sent = deliveries.map((delivery) => {
        const key = String(delivery.id)
        return traced(delivery)
          .then(() => (delivery.attempts > 1 ? forgetFailures(TASK, [key]) : undefined))
          .catch((error) => recordFailure(TASK, key, error))
      })
      await Promise.all(sent)
    },
  })
}

async function listDueEndpoints(): Promise<number[]> {
  const due = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "WebhookEndpoint" e WHERE "pausedAt" IS NULL AND EXISTS (
      SELECT FROM "WebhookDelivery"
      WHERE "endpointId" = e."id" AND "state" = 'WAITING' AND "nextAttemptAt" <= now() AND "attempts" < ${MAX_ATTEMPTS}
    )`
  return due.map(({ id }) => id)
}

/**
 * Leases an endpoint's due deliveries to this process, the first of each subject. Counts the attempt and sets the next
 * one now, so that a delivery that crashes the process is given up like any other.
 */
function claim(endpointId: number): Promise<Claimed[]> {
  return db().$queryRaw<Claimed[]>`
    UPDATE "WebhookDelivery" d SET "attempts" = d."attempts" + 1, "attemptedAt" = now(), "url" = e."url",
      "nextAttemptAt" = now() + make_interval(secs => GREATEST(${LEASE_SECONDS}, (${WAITS}::int[])[d."attempts" + 1]))
    FROM "WebhookEndpoint" e
    WHERE e."id" = d."endpointId" AND e."pausedAt" IS NULL AND d."id" IN (
      SELECT "id" FROM "WebhookDelivery" due
      WHERE "endpointId" = ${endpointId} AND "state" = 'WAITING' AND "nextAttemptAt" <= now()
        AND "attempts" < ${MAX_ATTEMPTS} AND NOT EXISTS (
          SELECT FROM "WebhookDelivery" earlier
          WHERE earlier."endpointId" = due."endpointId" AND earlier."subject" = due."subject"
            AND earlier."state" = 'WAITING' AND earlier."id" < due."id"
        )
      ORDER BY "nextAttemptAt", "id" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )
    RETURNING d."id", d."endpointId", d."eventId", d."type", d."traceparent", d."payload", d."attempts", e."url", e."sealedSecret",
      e."sealedOldSecret", e."oldSecretUntil"`
}

/** The receiver doesn't get a `traceparent`: IDs of traces aren't for other companies. */
function traced(delivery: Claimed): Promise<void> {
  const { id, type, attempts, url, traceparent } = delivery
  const attributes = {
    'http.request.method': 'POST',
    'server.address': new URL(url).hostname,
    'portal.kind': type,
    'portal.row': id,
    'portal.attempt': attempts,
  }
  return span({ name: 'send webhook', attributes, causedBy: traceparent }, (set) => deliver(delivery, set))
}

async function deliver(delivery: Claimed, set: SetAttributes): Promise<void> {
  const result = await send(delivery)
  const { status } = result
  set({ 'http.response.status_code': status ?? undefined, 'error.type': status === null ? 'no response' : undefined })
  if (status !== null && status >= 200 && status < 300) await recordDelivery(delivery, result)
  else await recordRefusal(delivery, result)
}

async function send(delivery: Claimed): Promise<Result> {
  const { url, eventId, payload } = delivery
  const started = Date.now()
  try {
    const { newest, before, isOld } = await secretsOf(delivery)
    if (isOld) await sealAgain(delivery, newest)
    const signed = signedHeaders(eventId, new Date(), payload, before ? [newest, before] : [newest])
    const headers = { 'content-type': 'application/json', 'user-agent': 'Staffing-Portal-Webhooks/1', ...signed }
    const response = await fetchOutside(url, { method: 'POST', headers, body: payload }, LIMITS)
    const { status } = response
    const error = status >= 300 && status < 400 ? "It redirects, and webhooks don't follow redirects." : ''
    return { status, response: storable(await response.text(), KEPT_RESPONSE), error, ms: Date.now() - started }
  } catch (error) {
    if (!(error instanceof OutboundError)) logError(error)
    const message = error instanceof OutboundError ? error.message : "We couldn't send it. The log says why."
    return { status: null, response: '', error: message, ms: Date.now() - started }
  }
}

/** So that an old AUTH_SECRET can go. */
async function sealAgain({ endpointId, sealedSecret }: Claimed, secret: string): Promise<void> {
  const data = { sealedSecret: await sealSecret(secret) }
  await db().webhookEndpoint.updateMany({ where: { id: endpointId, sealedSecret }, data })
}

async function recordDelivery({ id, endpointId }: Claimed, result: Result): Promise<void> {
  await db().$transaction(async (tx) => {
    // Endpoints before deliveries, as when an owner resumes one. The reverse order would deadlock.
    const failing = { id: endpointId, failingSince: { not: null } }
    await tx.webhookEndpoint.updateMany({ where: failing, data: { failingSince: null } })
    const data = { ...result, state: 'DELIVERED' as const, endedAt: new Date() }
    await tx.webhookDelivery.updateMany({ where: { id, state: 'WAITING' }, data })
  })
}

/**
 * Tries again later. Gives the event up after its last attempt, unless the endpoint has received nothing else in that
 * time. Then the endpoint pauses, as when its receiver says that it's gone, and its events wait.
 */
async function recordRefusal({ id, endpointId, attempts }: Claimed, result: Result): Promise<void> {
  const wait = WAITS[attempts - 1]
  await db().$transaction(async (tx) => {
    const [endpoint] = await tx.$queryRaw<{ name: string; isPaused: boolean; isFailing: boolean }[]>`
      UPDATE "WebhookEndpoint" SET "failingSince" = COALESCE("failingSince", now()) WHERE "id" = ${endpointId}
      RETURNING "name", "pausedAt" IS NOT NULL AS "isPaused",
        "failingSince" <= now() - make_interval(hours => ${FAILING_HOURS}) AS "isFailing"`
    if (!endpoint) return
    const isGone = result.status === 410
    const isPausing = isGone || (wait === undefined && endpoint.isFailing)
    const isGivenUp = wait === undefined && !isPausing && !endpoint.isPaused
    const data = { ...result, ...(isGivenUp && { state: 'FAILED' as const, endedAt: new Date() }) }
    const { count } = await tx.webhookDelivery.updateMany({ where: { id, state: 'WAITING' }, data })
    if (count > 0 && !isGivenUp)
      await tx.$executeRaw`
        UPDATE "WebhookDelivery" SET "nextAttemptAt" = now() + make_interval(secs => ${jittered(wait ?? 0)})
        WHERE "id" = ${id}`
    if (!isPausing || endpoint.isPaused) return
    const pause = { pausedAt: new Date(), pauseReason: isGone ? 'gone' : 'failing' }
    await tx.webhookEndpoint.update({ where: { id: endpointId }, data: pause, select: { id: true } })
    const owners = await tx.admin.findMany({ where: { role: 'OWNER' }, select: { email: true } })
    const content = pausedEmail(endpoint.name, isGone)
    const mails = owners.map(({ email }) => ({ to: email, content }))
    await putMails(tx, mails)
  })
}

/** Gives up events whose last attempt no process has recorded, so that later ones continue. */
export async function giveUpWebhooks(): Promise<void> {
  await db().$executeRaw`
    UPDATE "WebhookDelivery" d SET "state" = 'FAILED', "endedAt" = now(), "error" = 'The last attempt was interrupted.'
    FROM "WebhookEndpoint" e
    WHERE e."id" = d."endpointId" AND e."pausedAt" IS NULL
      AND d."state" = 'WAITING' AND d."attempts" >= ${MAX_ATTEMPTS} AND d."nextAttemptAt" <= now()`
}
