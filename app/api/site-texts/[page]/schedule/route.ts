import { json, methods, route } from '@/lib/api/route'
import { scheduleTexts, unscheduleTexts } from '@/lib/content/site-texts/schedule-mutations'
import { pageParam, scheduleTextsBody, textPageOf, textsResponse } from '@/lib/content/site-texts/schema'

const shared = {
  tag: 'Admin console',
  auth: 'editor',
  responses: { 200: textsResponse },
  params: pageParam,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      ...shared,
      summary: "Schedule a page's content to be published; publishing anything before that cancels it",
      audit: 'site-text.scheduled',
      body: scheduleTextsBody,
    },
    async ({ viewer, params: { page }, body }) => json(await scheduleTexts(viewer, textPageOf(page), body)),
  ),
  DELETE: route(
    { ...shared, summary: "Cancel a page's scheduled content", audit: 'site-text.unscheduled' },
    async ({ viewer, params: { page } }) => json(await unscheduleTexts(viewer, textPageOf(page))),
  ),
})
