import * as z from 'zod'
import { createApiKey } from '@/lib/accounts/api-keys/mutations'
import { listApiKeys } from '@/lib/accounts/api-keys/queries'
import { apiKeyResponse, createdApiKeyResponse, newApiKeyBody } from '@/lib/accounts/api-keys/schema'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List API keys, without their secrets',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: z.array(apiKeyResponse) },
    },
    async ({ viewer }) => json(await listApiKeys(viewer)),
  ),
  POST: route(
    {
      summary: 'Create an API key for a program; needs the password or a sign-in in the last ten minutes',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'api-key.created',
      responses: { 201: createdApiKeyResponse },
      accountLimit: 'password-by-account',
      body: newApiKeyBody,
    },
    async ({ viewer, body }) => json(await createApiKey(viewer, body), 201),
  ),
})
