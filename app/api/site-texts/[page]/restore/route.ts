import { json, methods, route } from '@/lib/api/route'
import { restoreTexts } from '@/lib/content/site-texts/mutations'
import { pageParam, restoreBody, textPageOf, textsResponse } from '@/lib/content/site-texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Restore an earlier version of a page; version 0 is the default content',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'site-text.restored',
      responses: { 200: textsResponse },
      params: pageParam,
      body: restoreBody,
    },
    async ({ viewer, params: { page }, body }) => json(await restoreTexts(viewer, textPageOf(page), body)),
  ),
})
