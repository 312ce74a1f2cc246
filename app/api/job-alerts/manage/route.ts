import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { changeFrequencyByLink } from '@/lib/job-alerts/mutations'
import { frequencyByLink } from '@/lib/job-alerts/schema'

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
