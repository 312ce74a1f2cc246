import { methods, route } from '@/lib/api/route'
import { readSiteMap } from '@/lib/site/sitemap/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the sitemap, or the sitemap index of a large site',
      tag: 'Jobs for partners',
      auth: 'anyone',
      responses: { 200: 'application/xml' },
    },
    async () =>
      new Response(await readSiteMap(), {
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=0, must-revalidate',
        },
      }),
  ),
})
