import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

const MAX_DELIVERIES = 50

export async function listWebhooks(_owner: Admin) {
  const [webhooks, waiting] = await Promise.all([
    db().webhookEndpoint.findMany({
      orderBy: { id: 'asc' },
      omit: { sealedSecret: true, sealedOldSecret: true, oldSecretUntil: true },
    }),
    db().webhookDelivery.groupBy({ by: ['endpointId'], where: { state: 'WAITING' }, _count: true }),
  ])
  return webhooks.map((webhook) => ({
    ...webhook,
    waiting: waiting.find(({ endpointId }) => endpointId === webhook.id)?._count ?? 0,
  }))
}

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

/** The newest deliveries, as requests and responses. */
export function listDeliveries(_owner: Admin, endpointId: number) {
  return db().webhookDelivery.findMany({ where: { endpointId }, orderBy: { id: 'desc' }, take: MAX_DELIVERIES })
}

export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>[number]
