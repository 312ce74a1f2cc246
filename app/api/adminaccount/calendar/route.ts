import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { createCalendarLink, removeCalendarLink } from '@/lib/hiring/interviews/feed-mutations'
import { calendarMessages } from '@/lib/hiring/interviews/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Create the link to the admin's calendar of interviews, which replaces an earlier one",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'admin.calendar-link-created',
      responses: { 201: z.object({ url: z.url() }) },
    },
    async ({ viewer }) => json({ url: await createCalendarLink(viewer) }, 201),
  ),
  DELETE: route(
    {
      summary: "Remove the link to the admin's calendar of interviews",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'admin.calendar-link-removed',
      responses: { 200: messageResponse },
    },
    async ({ viewer }) => {
      await removeCalendarLink(viewer)
      return json({ message: calendarMessages.removed })
    },
  ),
})
