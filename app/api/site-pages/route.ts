import { json, methods, route } from '@/lib/api/route'
import { addPage } from '@/lib/content/site-pages/mutations'
import { newPageBody, sitePageResponse } from '@/lib/content/site-pages/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Add a page; it has no content until one is published',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'site-page.added',
      responses: { 201: sitePageResponse },
      body: newPageBody,
    },
    async ({ viewer, body }) => json(await addPage(viewer, body), 201),
  ),
})
