import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { newsMessages } from '@/lib/content/news/messages'
import { testNews } from '@/lib/content/news/mutations'
import { mailTextSchema } from '@/lib/platform/mail-templates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Send a test of a newsletter to the signed-in editor',
      tag: 'Admin console',
      auth: 'editor',
      audit: { none: 'An email to oneself' },
      responses: { 200: messageResponse },
      body: mailTextSchema,
    },
    async ({ viewer, body }) => {
      await testNews(viewer, body)
      return json({ message: newsMessages.tested })
    },
  ),
})
