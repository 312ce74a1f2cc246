import * as z from 'zod'
import { createWebhook } from '@/lib/accounts/webhooks/mutations'
import { listWebhooks } from '@/lib/accounts/webhooks/queries'
import { newWebhookBody, webhookResponse, webhookSecretResponse } from '@/lib/accounts/webhooks/schema'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List webhooks, without their secrets',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: z.array(webhookResponse) },
    },
    async ({ viewer }) => json(await listWebhooks(viewer)),
  ),
  POST: route(
    {
      summary: 'Create a webhook; needs the password or a sign-in in the last ten minutes',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'webhook.created',
      responses: { 201: webhookSecretResponse },
      accountLimit: 'password-by-account',
      body: newWebhookBody,
    },
    async ({ viewer, body }) => json(await createWebhook(viewer, body), 201),
  ),
})
