import * as z from 'zod'
import { resendDelivery } from '@/lib/accounts/webhooks/delivery-mutations'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

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
