import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { changeFrequencyByLink } from '@/lib/job-alerts/mutations'
import { frequencyByLink } from '@/lib/job-alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/job-alerts/manage: how often an alert comes, by the token of a link in one of its mails
  PATCH: route(
    { auth: 'anyone', answers: { 200: messageAnswer }, limit: 'alert-link-by-address', body: frequencyByLink },
    async ({ body }) => {
      await changeFrequencyByLink(body.token, body.frequency)
      return json({ message: jobAlertMessages.changed })
    },
  ),
})
