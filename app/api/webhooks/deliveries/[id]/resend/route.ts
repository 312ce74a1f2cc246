import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'
import { resendDelivery } from '@/lib/platform/webhooks/delivery-mutations'
import { webhookMessages } from '@/lib/platform/webhooks/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Send an event to its webhook again',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'webhook.resent',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await resendDelivery(viewer, id)
      return json({ message: webhookMessages.resent })
    },
  ),
})
