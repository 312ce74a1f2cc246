import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'
import { listDeliveries } from '@/lib/platform/webhooks/queries'
import { deliveryResponse } from '@/lib/platform/webhooks/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "List a webhook's 50 newest deliveries, with their requests and responses",
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: z.array(deliveryResponse) },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => json(await listDeliveries(viewer, id)),
  ),
})
