import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { testMailServer } from '@/lib/platform/mail/server-mutations'
import { mailServerSchema } from '@/lib/platform/mail/server-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Send a test email to the signed-in owner through the given server, saved or not',
      tag: 'Admin console',
      auth: 'owner',
      audit: { none: 'Only sends a test email to the owner who asked for it' },
      accountLimit: 'mail-test-by-account',
      responses: { 200: messageResponse },
      body: mailServerSchema,
    },
    async ({ viewer, body }) => json({ message: await testMailServer(viewer, body) }),
  ),
})
