import { json, methods, route } from '@/lib/api/route'
import { schedulePage, unschedulePage } from '@/lib/content/site-pages/schedule-mutations'
import { pageIdParam, scheduleBody, sitePageResponse } from '@/lib/content/site-pages/schema'

const shared = {
  tag: 'Admin console',
  auth: 'editor',
  responses: { 200: sitePageResponse },
  params: pageIdParam,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      ...shared,
      summary: "Schedule an added page's content to be published; publishing anything before that cancels it",
      audit: 'site-page.scheduled',
      body: scheduleBody,
    },
    async ({ viewer, params: { id }, body }) => json(await schedulePage(viewer, id, body)),
  ),
  DELETE: route(
    { ...shared, summary: "Cancel an added page's scheduled content", audit: 'site-page.unscheduled' },
    async ({ viewer, params: { id } }) => json(await unschedulePage(viewer, id)),
  ),
})
