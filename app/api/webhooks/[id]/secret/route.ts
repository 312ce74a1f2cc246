import * as z from 'zod'
import { changeSecret } from '@/lib/accounts/webhooks/mutations'
import { proofSchema, webhookSecretResponse } from '@/lib/accounts/webhooks/schema'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Change a webhook's secret; needs the password or a sign-in in the last ten minutes",
      tag: 'Admin console',
      auth: 'owner',
      audit: 'webhook.secret-changed',
      responses: { 200: webhookSecretResponse },
      accountLimit: 'password-by-account',
      params: z.object({ id: idParam }),
      body: proofSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await changeSecret(viewer, id, body)),
  ),
})
