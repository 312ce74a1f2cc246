import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { changeFrequencyByLink } from '@/lib/jobs/alerts/mutations'
import { frequencyByLink } from '@/lib/jobs/alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: 'Change how often a job alert is sent, with the token from one of its emails',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      limit: 'alert-link-by-ip',
      body: frequencyByLink,
    },
    async ({ body }) => {
      await changeFrequencyByLink(body.token, body.frequency)
      return json({ message: jobAlertMessages.changed })
    },
  ),
})
