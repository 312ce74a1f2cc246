import { json, methods, route } from '@/lib/api/route'
import { publishTexts } from '@/lib/content/site-texts/mutations'
import { pageParam, textPageOf, textsBody, textsResponse } from '@/lib/content/site-texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Publish a page's content; fields that aren't sent go back to their defaults",
      tag: 'Admin console',
      auth: 'editor',
      audit: 'site-text.published',
      responses: { 200: textsResponse },
      params: pageParam,
      body: textsBody,
    },
    async ({ viewer, params: { page }, body }) => json(await publishTexts(viewer, textPageOf(page), body)),
  ),
})
