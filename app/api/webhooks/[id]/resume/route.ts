import * as z from 'zod'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { resumeWebhook } from '@/lib/accounts/webhooks/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Resume a paused webhook',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'webhook.resumed',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await resumeWebhook(viewer, id)
      return json({ message: webhookMessages.resumed })
    },
  ),
})
