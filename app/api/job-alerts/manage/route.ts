import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { changeFrequencyByLink } from '@/lib/jobs/alerts/mutations'
import { frequencyByLink } from '@/lib/jobs/alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: 'How often an alert comes, by the token of a link in one of its mails',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      limit: 'alert-link-by-address',
      body: frequencyByLink,
    },
    async ({ body }) => {
      await changeFrequencyByLink(body.token, body.frequency)
      return json({ message: jobAlertMessages.changed })
    },
  ),
})
