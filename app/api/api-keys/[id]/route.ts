import * as z from 'zod'
import { apiKeyMessages } from '@/lib/accounts/api-keys/messages'
import { revokeApiKey } from '@/lib/accounts/api-keys/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Revoke an API key',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'api-key.revoked',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await revokeApiKey(viewer, id)
      return json({ message: apiKeyMessages.revoked })
    },
  ),
})
