import { json, methods, route } from '@/lib/api/route'
import { newsMessages } from '@/lib/content/news/messages'
import { sendNews } from '@/lib/content/news/mutations'
import { newsSent } from '@/lib/content/news/schema'
import { mailTextSchema } from '@/lib/platform/mail-templates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Send a newsletter to all subscribers',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'news.sent',
      responses: { 201: newsSent },
      body: mailTextSchema,
    },
    async ({ viewer, body }) => json({ ...(await sendNews(viewer, body)), message: newsMessages.sent }, 201),
  ),
})
