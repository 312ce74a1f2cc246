import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { managePage } from '@/lib/jobs/alerts/links'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { unsubscribe } from '@/lib/jobs/alerts/mutations'
import { alertLink } from '@/lib/jobs/alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Redirect to the unsubscribe page without unsubscribing, for email clients that open links',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 303: null },
      query: alertLink,
    },
    async ({ query: { token } }) => {
      return new Response(null, { status: 303, headers: { location: managePage(token) } })
    },
  ),
  POST: route(
    {
      summary: 'Unsubscribe from a job alert with one click (RFC 8058); the body is ignored',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      isForAnySite: true,
      query: alertLink,
    },
    async ({ query: { token } }) => {
      await unsubscribe(token)
      return json({ message: jobAlertMessages.removed })
    },
  ),
})
