import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { confirmAlert } from '@/lib/jobs/alerts/mutations'
import { alertLink } from '@/lib/jobs/alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Begins an alert by the token of the mailed link',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      limit: 'alert-link-by-address',
      body: alertLink,
    },
    async ({ body: { token } }) => {
      await confirmAlert(token)
      return json({ message: jobAlertMessages.confirmed })
    },
  ),
})
