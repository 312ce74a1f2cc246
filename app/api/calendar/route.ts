import { methods, route, text } from '@/lib/api/route'
import { getCalendar } from '@/lib/hiring/interviews/feed-mutations'
import { calendarQuery } from '@/lib/hiring/interviews/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "A recruiter's interviews as a calendar to subscribe to, with the token of their private link",
      tag: 'Applications',
      auth: 'anyone',
      responses: { 200: 'text/calendar' },
      limit: 'calendar-by-ip',
      query: calendarQuery,
    },
    async ({ viewer, query: { token } }) => {
      const response = text(await getCalendar(viewer, token))
      response.headers.set('content-type', 'text/calendar; charset=utf-8')
      return response
    },
  ),
})
