import * as z from 'zod'
import { testWebhook } from '@/lib/accounts/webhooks/delivery-mutations'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Queue a test event for a webhook',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'webhook.tested',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await testWebhook(viewer, id)
      return json({ message: webhookMessages.tested })
    },
  ),
})
