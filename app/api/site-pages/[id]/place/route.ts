import { json, methods, route } from '@/lib/api/route'
import { placePage } from '@/lib/content/site-pages/mutations'
import { pageIdParam, placeBody, sitePageResponse } from '@/lib/content/site-pages/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Change an added page's path, which redirects the old one, or hide the page from menus and the sitemap",
      tag: 'Admin console',
      auth: 'editor',
      audit: ['site-page.moved', 'site-page.hidden', 'site-page.shown'],
      responses: { 200: sitePageResponse },
      params: pageIdParam,
      body: placeBody,
    },
    async ({ viewer, params: { id }, body }) => json(await placePage(viewer, id, body)),
  ),
})
