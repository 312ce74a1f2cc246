import { json, methods, route } from '@/lib/api/route'
import { restorePage } from '@/lib/content/site-pages/mutations'
import { pageIdParam, restorePageBody, sitePageResponse } from '@/lib/content/site-pages/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Restore an earlier version of an added page',
      tag: 'Admin console',
      auth: 'editor',
      audit: 'site-page.restored',
      responses: { 200: sitePageResponse },
      params: pageIdParam,
      body: restorePageBody,
    },
    async ({ viewer, params: { id }, body }) => json(await restorePage(viewer, id, body)),
  ),
})
