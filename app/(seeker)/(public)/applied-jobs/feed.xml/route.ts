import { cacheable } from '@/lib/api/cacheable'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { searchRss } from '@/lib/jobs/feeds/rss'
import { listJobsOfFeed } from '@/lib/jobs/landings/queries'
import { readSearch, searchTitle } from '@/lib/jobs/postings/search'
import { JOBS_FEED_PATH, JOBS_PATH } from '@/lib/jobs/postings/search-form'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the newest open jobs of a search or landing page as RSS',
      tag: 'Jobs for partners',
      auth: 'anyone',
      responses: { 200: 'application/rss+xml', 304: null },
    },
    async ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      const found = await listJobsOfFeed(searchParams, readSearch(search))
      if (!found) throw new ApiError('not-found')
      const { title = searchTitle(search), path = `${JOBS_PATH}${search}`, jobs } = found
      const origin = env().SITE_URL
      const feed = searchRss(origin, { title, path, self: `${JOBS_FEED_PATH}${search}`, jobs })
      return cacheable(request, feed, { type: 'application/rss+xml; charset=utf-8', maxAge: 300 })
    },
  ),
})
