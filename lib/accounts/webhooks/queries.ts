import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { isWebhookEvent } from '@/lib/platform/webhooks/events'

const MAX_DELIVERIES = 50

export async function listWebhooks(_owner: Admin) {
  const [webhooks, waiting] = await Promise.all([
    db().webhookEndpoint.findMany({ orderBy: { id: 'asc' }, select: webhookSelect }),
    db().webhookDelivery.groupBy({ by: ['endpointId'], where: { state: 'WAITING' }, _count: true }),
  ])
  return webhooks.map((webhook) => ({
    ...webhook,
    events: webhook.events.filter(isWebhookEvent),
    waiting: waiting.find(({ endpointId }) => endpointId === webhook.id)?._count ?? 0,
  }))
}

const webhookSelect = {
  id: true,
  name: true,
  url: true,
  events: true,
  failingSince: true,
  pausedAt: true,
  pauseReason: true,
  version: true,
  createdBy: true,
  createdAt: true,
} as const

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** The newest deliveries, as requests and responses. Throws `not-found`. */
export async function listDeliveries(_owner: Admin, endpointId: number) {
  const webhook = await db().webhookEndpoint.findUnique({ where: { id: endpointId }, select: { id: true } })
  if (!webhook) throw new ApiError('not-found')
  return db().webhookDelivery.findMany({
    where: { endpointId },
    orderBy: { id: 'desc' },
    take: MAX_DELIVERIES,
    select: {
      id: true,
      eventId: true,
      type: true,
      payload: true,
      state: true,
      attempts: true,
      nextAttemptAt: true,
      attemptedAt: true,
      url: true,
      status: true,
      response: true,
      error: true,
      ms: true,
      endedAt: true,
      createdAt: true,
    },
  })
}

export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>[number]
