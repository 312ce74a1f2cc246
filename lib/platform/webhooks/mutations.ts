import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { isSampleAddress } from '@/lib/platform/sample-rows/domain'
import { cause } from '@/lib/platform/tracing/spans'
import type { WebhookEvent } from '@/lib/platform/webhooks/events'

type About = { kind: 'job' | 'application' | 'person'; id: number }
type Data = Record<string, string | number | null>

/**
 * Queues an event for every endpoint that wants it, in the caller's transaction, so that it's only sent if the change
 * commits, and not before `notBefore`. The caller has locked what it's about, so that its events are queued in order,
 * and hasn't deleted it yet. Returns the event's ID, or null if no endpoint wants it.
 */
export async function putEvent(
  tx: Database,
  type: WebhookEvent,
  about: About,
  data: Data = {},
  notBefore: Date | null = null,
): Promise<string | null> {
  const [eventId = null] = await putEvents(tx, type, [about], data, notBefore)
  return eventId
}

/** Queues an event about each of them, as `putEvent` does. */
export async function putEvents(
  tx: Database,
  type: WebhookEvent,
  subjects: About[],
  data: Data = {},
  notBefore: Date | null = null,
): Promise<string[]> {
  // An endpoint that's being deleted is waited for and then left out.
  const endpoints = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "WebhookEndpoint" WHERE ${type} = ANY("events") ORDER BY "id" FOR KEY SHARE`
  if (endpoints.length === 0) return []
  const time = now()
  const events = []
  for (const about of subjects) {
    const described = await describe(tx, about)
    if (!described) continue
    events.push({
      eventId: makeEventId(),
      type,
      subject: described.subject,
      payload: payloadOf(type, time, { ...described.data, ...data }),
      createdAt: time,
      ...cause(),
      ...(notBefore && { nextAttemptAt: notBefore }),
    })
  }
  const deliveries = events.flatMap((event) => endpoints.map(({ id }) => ({ ...event, endpointId: id })))
  await tx.webhookDelivery.createMany({ data: deliveries })
  return events.map(({ eventId }) => eventId)
}

export const makeEventId = () => `msg_${randomUUID()}`

export const payloadOf = (type: string, time: Date, data: Data) =>
  JSON.stringify({ type, timestamp: time.toISOString(), data })

/** A person's events and those of their applications share an order. Null for sample activity. */
async function describe(tx: Database, { kind, id }: About): Promise<{ subject: string; data: Data } | null> {
  if (kind !== 'application') return { subject: `${kind}:${id}`, data: { id } }
  const select = { seekerId: true, postingId: true, email: true } as const
  const { seekerId, postingId, email } = await tx.application.findUniqueOrThrow({ where: { id }, select })
  if (isSampleAddress(email)) return null
  return { subject: `person:${seekerId}`, data: { id, jobId: postingId, personId: seekerId } }
}

/** Deletes an event that hasn't been tried yet. Returns false if it has. */
export async function deleteEvent(tx: Database, eventId: string): Promise<boolean> {
  await tx.webhookDelivery.deleteMany({ where: { eventId, state: 'WAITING', attempts: 0 } })
  return (await tx.webhookDelivery.count({ where: { eventId } })) === 0
}
