import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { findSiteMapPart } from '@/lib/site/sitemap/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Get one part of a large site's sitemap: pages.xml, or the open jobs in a range of ids",
      tag: 'Jobs for partners',
      auth: 'anyone',
      params: z.object({ part: z.string() }),
      responses: { 200: 'application/xml' },
    },
    async ({ params }) => {
      const part = await findSiteMapPart(params.part)
      if (!part) throw new ApiError('not-found')
      return new Response(part, {
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=0, must-revalidate',
        },
      })
    },
  ),
})
