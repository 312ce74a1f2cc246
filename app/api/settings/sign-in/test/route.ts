import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { testProvider } from '@/lib/auth/providers/mutations'
import { providerTestSchema } from '@/lib/auth/providers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Check that a sign-in provider responds',
      tag: 'Admin console',
      auth: 'owner',
      audit: { none: 'It changes nothing.' },
      responses: { 200: messageResponse },
      accountLimit: 'provider-test-by-account',
      body: providerTestSchema,
    },
    async ({ viewer, body }) => json({ message: await testProvider(viewer, body) }),
  ),
})
