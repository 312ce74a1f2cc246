import { json, methods, route } from '@/lib/api/route'
import { publishTexts } from '@/lib/content/site-texts/mutations'
import { pageParam, textPageOf, textsBody, textsResponse } from '@/lib/content/site-texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Publishes a page's texts; those that are not sent go back to their defaults",
      tag: 'Back office',
      auth: 'editor',
      responses: { 200: textsResponse },
      params: pageParam,
      body: textsBody,
    },
    async ({ viewer, params: { page }, body }) => json(await publishTexts(viewer, textPageOf(page), body)),
  ),
})
