import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { confirmAlert } from '@/lib/job-alerts/mutations'
import { alertLink } from '@/lib/job-alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/job-alerts/confirm: begins an alert by the token of the mailed link
  POST: route(
    { auth: 'anyone', answers: { 200: messageAnswer }, limit: 'alert-link-by-address', body: alertLink },
    async ({ body: { token } }) => {
      await confirmAlert(token)
      return json({ message: jobAlertMessages.confirmed })
    },
  ),
})
