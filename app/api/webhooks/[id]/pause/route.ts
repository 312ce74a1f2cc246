import * as z from 'zod'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { pauseWebhook } from '@/lib/accounts/webhooks/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Pause a webhook; its events wait',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'webhook.paused',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await pauseWebhook(viewer, id)
      return json({ message: webhookMessages.paused })
    },
  ),
})
