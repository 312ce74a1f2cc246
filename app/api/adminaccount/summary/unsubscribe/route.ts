import * as z from 'zod'
import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { ApiError } from '@/lib/api/errors'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { endSummaryByLink } from '@/lib/console/dashboard/mutations'
import { env } from '@/lib/env'

const query = z.object({ token: z.string().max(1_000) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Redirect to the unsubscribe page without unsubscribing, for email clients that open links',
      tag: 'Admin console',
      auth: 'anyone',
      responses: { 303: null },
      query,
    },
    async () => new Response(null, { status: 303, headers: { location: `${env().SITE_URL}/adminaccount#summary` } }),
  ),
  POST: route(
    {
      summary: 'Unsubscribe an admin from weekly summaries with one click (RFC 8058); the body is ignored',
      tag: 'Admin console',
      auth: 'anyone',
      responses: { 200: messageResponse },
      isForAnySite: true,
      query,
    },
    async ({ query: { token } }) => {
      if (!(await endSummaryByLink(token))) throw new ApiError('gone', adminAccountMessages.deadLink)
      return json({ message: adminAccountMessages.summaryOff })
    },
  ),
})
