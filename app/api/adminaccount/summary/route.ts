import * as z from 'zod'
import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { setSummary } from '@/lib/console/dashboard/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Turn the signed-in admin's Monday summary on or off",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: { none: "Only turns the admin's own summary email on or off" },
      responses: { 200: messageResponse },
      body: z.object({ wanted: z.boolean() }),
    },
    async ({ viewer, body: { wanted } }) => {
      await setSummary(viewer, wanted)
      return json({ message: wanted ? adminAccountMessages.summaryOn : adminAccountMessages.summaryOff })
    },
  ),
})
