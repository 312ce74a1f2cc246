import * as z from 'zod'
import { setJobReminders } from '@/lib/accounts/consents/mutations'
import { ApiError } from '@/lib/api/errors'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'
import { readReminderToken } from '@/lib/jobs/saved-jobs/mutations'

const query = z.object({ token: z.string().max(1_000) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Redirect to the unsubscribe page without unsubscribing, for email clients that open links',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 303: null },
      query,
    },
    async () => new Response(null, { status: 303, headers: { location: `${env().SITE_URL}/account-setting` } }),
  ),
  POST: route(
    {
      summary: 'Unsubscribe from saved-job reminders with one click (RFC 8058); the body is ignored',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 200: messageResponse },
      isForAnySite: true,
      query,
    },
    async ({ query: { token } }) => {
      const seekerId = await readReminderToken(token)
      if (seekerId === null) throw new ApiError('gone', savedJobMessages.deadLink)
      await setJobReminders(seekerId, false)
      return json({ message: savedJobMessages.notReminded })
    },
  ),
})
