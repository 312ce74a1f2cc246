import * as z from 'zod'
import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { setSummary } from '@/lib/console/dashboard/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Whether the signed-in admin gets a summary of the figures on Mondays',
      tag: 'Back office',
      auth: 'recruiter',
      responses: { 200: messageResponse },
      body: z.object({ wanted: z.boolean() }),
    },
    async ({ viewer, body: { wanted } }) => {
      await setSummary(viewer, wanted)
      return json({ message: wanted ? adminAccountMessages.summaryOn : adminAccountMessages.summaryOff })
    },
  ),
})
