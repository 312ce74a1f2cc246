import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { isWebhookEvent } from '@/lib/platform/webhooks/events'

const MAX_DELIVERIES = 50

export async function listWebhooks(_owner: Admin) {
  const webhooks = await db().webhookEndpoint.findMany({ orderBy: { id: 'asc' }, select: webhookSelect })
  return webhooks.map(toListed)
}

/** Throws `not-found`. */
export async function getWebhook(_owner: Admin, id: number) {
  const webhook = await db().webhookEndpoint.findUnique({ where: { id }, select: webhookSelect })
  if (!webhook) throw new ApiError('not-found')
  return toListed(webhook)
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
  _count: { select: { deliveries: { where: { state: 'WAITING' } } } },
} satisfies Prisma.WebhookEndpointSelect

function toListed({ _count, ...webhook }: Prisma.WebhookEndpointGetPayload<{ select: typeof webhookSelect }>) {
  return { ...webhook, events: webhook.events.filter(isWebhookEvent), waiting: _count.deliveries }
}

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** The newest deliveries, as requests and responses. Throws `not-found`. */
export async function listDeliveries(owner: Admin, endpointId: number) {
  await getWebhook(owner, endpointId)
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
