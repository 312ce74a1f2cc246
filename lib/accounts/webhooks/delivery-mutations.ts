import 'server-only'
import { lockOwner } from '@/lib/accounts/admins/mutations'
import { webhookMessages as messages } from '@/lib/accounts/webhooks/messages'
import { lockWebhook } from '@/lib/accounts/webhooks/mutations'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { cause } from '@/lib/platform/tracing/spans'
import { TEST_EVENT } from '@/lib/platform/webhooks/events'
import { makeEventId, payloadOf } from '@/lib/platform/webhooks/mutations'

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Throws `conflict` if the webhook is paused. */
export async function testWebhook(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const { name, pausedAt } = await lockWebhook(tx, id)
    if (pausedAt) throw new ApiError('conflict', messages.isPaused)
    const eventId = makeEventId()
    const time = now()
    const payload = payloadOf(TEST_EVENT, time, {})
    const data = { endpointId: id, eventId, type: TEST_EVENT, subject: eventId, payload, createdAt: time, ...cause() }
    await tx.webhookDelivery.create({ data, select: { id: true } })
    await audit(tx, owner, { action: 'webhook.tested', subjectId: id, subject: name })
  })
}

/** Queues a copy with the same event ID, so that receivers recognize it. Throws `conflict` if one is still waiting. */
export async function resendDelivery(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const select = { endpointId: true, eventId: true, type: true, subject: true, payload: true } as const
    const delivery = await tx.webhookDelivery.findUnique({ where: { id }, select })
    if (!delivery) throw new ApiError('not-found')
    const { endpointId, eventId, type } = delivery
    // A double click waits here and then finds the copy.
    const { name } = await lockWebhook(tx, endpointId)
    const waiting = { endpointId, eventId, state: 'WAITING' as const }
    if ((await tx.webhookDelivery.count({ where: waiting })) > 0) throw new ApiError('conflict', messages.waits)
    await tx.webhookDelivery.create({ data: { ...delivery, createdAt: now(), ...cause() }, select: { id: true } })
    await audit(tx, owner, {
      action: 'webhook.resent',
      subjectId: endpointId,
      subject: name,
      detail: { type, eventId },
    })
  })
}

/** Deletes what has been delivered or given up for 30 days. */
export async function purgeDeliveries(): Promise<void> {
  const endedAt = { lt: new Date(now().getTime() - KEPT_DAYS * DAY_MS) }
  await db().webhookDelivery.deleteMany({ where: { state: { not: 'WAITING' }, endedAt } })
}
