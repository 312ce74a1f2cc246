import * as z from 'zod'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { changeWebhook, deleteWebhook } from '@/lib/accounts/webhooks/mutations'
import { webhookBody } from '@/lib/accounts/webhooks/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

const shared = {
  tag: 'Admin console',
  auth: 'owner',
  responses: { 200: messageResponse },
  params: z.object({ id: idParam }),
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      ...shared,
      summary: 'Change a webhook; another address needs the password or a sign-in in the last ten minutes',
      audit: 'webhook.changed',
      accountLimit: 'password-by-account',
      body: webhookBody,
    },
    async ({ viewer, params: { id }, body }) => {
      await changeWebhook(viewer, id, body)
      return json({ message: webhookMessages.saved })
    },
  ),
  DELETE: route(
    { ...shared, summary: 'Delete a webhook with the events that wait for it', audit: 'webhook.deleted' },
    async ({ viewer, params: { id } }) => {
      await deleteWebhook(viewer, id)
      return json({ message: webhookMessages.deleted })
    },
  ),
})
