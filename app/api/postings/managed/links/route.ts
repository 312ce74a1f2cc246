import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { employerMessages } from '@/lib/hiring/employers/messages'
import { mailNewLink } from '@/lib/hiring/employers/mutations'
import { managedSchema } from '@/lib/hiring/employers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Email a new management link for a posting, given an old one; the response is always the same',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: messageResponse },
      limit: 'managing-link-by-ip',
      furtherLimits: ['managing-link-by-posting'],
      body: managedSchema,
    },
    async ({ body: { token } }) => {
      await mailNewLink(token)
      return json({ message: employerMessages.linkMailed })
    },
  ),
})
