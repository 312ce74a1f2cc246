import * as z from 'zod'
import { listDeliveries } from '@/lib/accounts/webhooks/queries'
import { deliveryResponse } from '@/lib/accounts/webhooks/schema'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

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
