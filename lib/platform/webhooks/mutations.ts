import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import type { WebhookEvent } from '@/lib/platform/webhooks/events'

type Subject = { kind: 'job' | 'application' | 'person'; id: number }

/**
 * Queues an event for every endpoint that wants it, in the caller's transaction, so that it's only sent if the change
 * commits. The caller holds the lock of the row it's about, so that events about it are queued in order.
 */
export async function putEvent(
  tx: Database,
  type: WebhookEvent,
  { kind, id }: Subject,
  data: Record<string, string | number | null> = {},
): Promise<void> {
  const time = now()
  const payload = JSON.stringify({ type, timestamp: time.toISOString(), data: { id, ...data } })
  await tx.$executeRaw`
    INSERT INTO "WebhookDelivery" ("endpointId", "eventId", "type", "subject", "payload", "createdAt")
    SELECT "id", ${`msg_${randomUUID()}`}, ${type}, ${`${kind}:${id}`}, ${payload}, ${time} FROM "WebhookEndpoint"
    WHERE ${type} = ANY("events")`
}
