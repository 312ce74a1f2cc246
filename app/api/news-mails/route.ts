import { json, methods, route } from '@/lib/api/route'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { sendNewsletter } from '@/lib/content/newsletters/mutations'
import { newsletterSent } from '@/lib/content/newsletters/schema'
import { mailTextSchema } from '@/lib/platform/mail-templates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Send a newsletter to all subscribers',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'news.sent',
      responses: { 201: newsletterSent },
      body: mailTextSchema,
    },
    async ({ viewer, body }) =>
      json({ ...(await sendNewsletter(viewer, body)), message: newsletterMessages.sent }, 201),
  ),
})
