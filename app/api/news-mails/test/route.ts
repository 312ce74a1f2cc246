import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { testNewsletter } from '@/lib/content/newsletters/mutations'
import { mailTextSchema } from '@/lib/platform/mail-templates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Send a test of a newsletter to the signed-in editor',
      tag: 'Admin console',
      auth: 'editor',
      audit: { none: 'Only sends a test email to the editor who asked for it' },
      responses: { 200: messageResponse },
      body: mailTextSchema,
    },
    async ({ viewer, body }) => {
      await testNewsletter(viewer, body)
      return json({ message: newsletterMessages.tested })
    },
  ),
})
