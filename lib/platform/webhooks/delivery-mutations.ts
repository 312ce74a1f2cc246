import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { putMails } from '@/lib/platform/mail/mutations'
import { fetchOutside, OutboundError } from '@/lib/platform/outbound/request'
import { repeat } from '@/lib/platform/schedule/repeat'
import { pausedEmail } from '@/lib/platform/webhooks/emails'
import { secretsOf } from '@/lib/platform/webhooks/secrets'
import { signedHeaders } from '@/lib/platform/webhooks/signature'

const DEFAULT_TICK_MS = 500
const TIMEOUT_MS = 10_000
const LEASE_SECONDS = 60
const MAX_RESPONSE_BYTES = 64 * 1024
const KEPT_RESPONSE = 2_000
/** In this process, so that a slow endpoint delays neither others nor emails. */
const MAX_AT_ONCE = 20
const MAX_PER_ENDPOINT = 4
const HOUR = 60 * 60
/** When to try again, in seconds: three days in all. */
const WAITS = [5, 5 * 60, HOUR / 2, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 17 * HOUR, 23 * HOUR]
const MAX_FAILING_MS = 3 * 24 * HOUR * 1000

type Claimed = {
  id: number
  endpointId: number
  eventId: string
  payload: string
  attempts: number
  url: string
  sealedSecret: string
  sealedOldSecret: string
  oldSecretUntil: Date | null
}
type Result = { status: number | null; response: string; error: string; ms: number }

export function startWebhookWorker(): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  const running = new Map<Promise<void>, number>()
  repeat('webhooks', WORKER_TICK_MS, async (isStopping) => {
    const busy = busyOf([...running.values()])
    if (!isStopping() && running.size < MAX_AT_ONCE)
      for (const delivery of await claim(busy, MAX_AT_ONCE - running.size)) {
        const sending = deliver(delivery)
          .catch((error) => logError(error))
          .finally(() => running.delete(sending))
        running.set(sending, delivery.endpointId)
      }
    if (isStopping()) await Promise.all(running.keys())
  })
}

function busyOf(endpoints: number[]): number[] {
  return [...new Set(endpoints)].filter((id) => endpoints.filter((each) => each === id).length >= MAX_PER_ENDPOINT)
}

/**
 * Leases deliveries to this process, one for each endpoint, and none whose subject has an earlier one waiting. Counts
 * the attempt now, so that one that crashes the process isn't repeated forever.
 */
function claim(busy: number[], atMost: number): Promise<Claimed[]> {
  return db().$queryRaw<Claimed[]>`
    WITH due AS (
      SELECT DISTINCT ON (d."endpointId") d."id" FROM "WebhookDelivery" d
      JOIN "WebhookEndpoint" e ON e."id" = d."endpointId" AND e."pausedAt" IS NULL
      WHERE d."state" = 'WAITING' AND d."nextAttemptAt" <= now() AND d."endpointId" <> ALL(${busy}::int[])
        AND NOT EXISTS (
          SELECT 1 FROM "WebhookDelivery" earlier
          WHERE earlier."endpointId" = d."endpointId" AND earlier."subject" = d."subject"
            AND earlier."id" < d."id" AND earlier."state" = 'WAITING'
        )
      ORDER BY d."endpointId", d."nextAttemptAt", d."id"
    ), free AS (
      SELECT "id" FROM "WebhookDelivery"
      WHERE "id" IN (SELECT "id" FROM due) AND "state" = 'WAITING' AND "nextAttemptAt" <= now()
      LIMIT ${atMost} FOR UPDATE SKIP LOCKED
    )
    UPDATE "WebhookDelivery" d
    SET "attempts" = d."attempts" + 1, "nextAttemptAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    FROM free, "WebhookEndpoint" e WHERE d."id" = free."id" AND e."id" = d."endpointId"
    RETURNING d."id", d."endpointId", d."eventId", d."payload", d."attempts", e."url", e."sealedSecret",
      e."sealedOldSecret", e."oldSecretUntil"`
}

async function deliver(delivery: Claimed): Promise<void> {
  const result = await call(delivery)
  const { status } = result
  if (status !== null && status >= 200 && status < 300) return recordDelivery(delivery, result)
  await recordFailure(delivery, result)
}

async function call(delivery: Claimed): Promise<Result> {
  const { url, eventId, payload } = delivery
  const started = Date.now()
  try {
    const signed = signedHeaders(eventId, new Date(), payload, await secretsOf(delivery))
    const headers = { 'content-type': 'application/json', 'user-agent': 'Staffing-Portal-Webhooks/1', ...signed }
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES }
    const response = await fetchOutside(url, { method: 'POST', headers, body: payload }, limits)
    const text = (await response.text()).replaceAll('\0', '').slice(0, KEPT_RESPONSE)
    return { status: response.status, response: text, error: '', ms: Date.now() - started }
  } catch (error) {
    const text = error instanceof OutboundError ? error.message : 'It failed here.'
    if (!(error instanceof OutboundError)) logError(error)
    return { status: null, response: '', error: text, ms: Date.now() - started }
  }
}

async function recordDelivery({ id, endpointId }: Claimed, result: Result): Promise<void> {
  await db().$transaction([
    db().webhookDelivery.updateMany({
      where: { id, state: 'WAITING' },
      data: { ...result, state: 'DELIVERED', endedAt: now() },
    }),
    db().webhookEndpoint.updateMany({
      where: { id: endpointId, failingSince: { not: null } },
      data: { failingSince: null },
    }),
  ])
}

/** Tries again later. After three days, or if the receiver says it's gone, the endpoint pauses and its events wait. */
async function recordFailure({ id, endpointId, attempts }: Claimed, result: Result): Promise<void> {
  const wait = WAITS[attempts - 1]
  await db().$transaction(async (tx) => {
    const [endpoint] = await tx.$queryRaw<{ name: string; failingSince: Date | null; pausedAt: Date | null }[]>`
      SELECT "name", "failingSince", "pausedAt" FROM "WebhookEndpoint" WHERE "id" = ${endpointId} FOR UPDATE`
    if (!endpoint) return
    const since = endpoint.failingSince ?? now()
    const isGone = result.status === 410
    const isTired = now().getTime() - since.getTime() >= MAX_FAILING_MS
    // An endpoint that pauses keeps its events, so this one isn't given up either.
    const isKept = isGone || isTired || wait !== undefined
    const nextAttemptAt = new Date(Date.now() + jittered(wait ?? 0))
    const data = isKept ? { nextAttemptAt } : { state: 'FAILED' as const, endedAt: now() }
    await tx.webhookDelivery.updateMany({ where: { id, state: 'WAITING' }, data: { ...result, ...data } })
    const pause = !endpoint.pausedAt &&
      (isGone || isTired) && { pausedAt: now(), pauseReason: isGone ? 'gone' : 'failing' }
    await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: { failingSince: since, ...pause },
      select: { id: true },
    })
    if (!pause) return
    const owners = await tx.admin.findMany({ where: { role: 'OWNER' }, select: { email: true } })
    const content = pausedEmail(endpoint.name, isGone)
    await putMails(
      tx,
      owners.map(({ email }) => ({ to: email, content })),
    )
  })
}

const jittered = (seconds: number) => seconds * 1000 * (0.9 + Math.random() * 0.2)
