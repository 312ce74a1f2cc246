import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { confirmAlert } from '@/lib/jobs/alerts/mutations'
import { alertLink } from '@/lib/jobs/alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Confirm a job alert with the token from the emailed link',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      limit: 'alert-link-by-ip',
      body: alertLink,
    },
    async ({ body: { token } }) => {
      await confirmAlert(token)
      return json({ message: jobAlertMessages.confirmed })
    },
  ),
})
