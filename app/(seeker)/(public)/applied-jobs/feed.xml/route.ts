import { cacheable } from '@/lib/api/cacheable'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { filtersOf, wordsOf } from '@/lib/job-alerts/search'
import { searchRss } from '@/lib/landings/feed'
import { listJobsOfFeed } from '@/lib/landings/feed-queries'
import { JOBS_PATH } from '@/lib/postings/filter-form'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'The newest open jobs of a search, or of a page about a role, place or type, as RSS',
      tag: 'Jobs for partners',
      auth: 'anyone',
      responses: { 200: 'application/rss+xml', 304: null },
    },
    async ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      const found = await listJobsOfFeed(searchParams, filtersOf(search))
      if (!found) throw new ApiError('not-found')
      const { title = wordsOf(search), path = `${JOBS_PATH}${search}`, jobs } = found
      const origin = env().SITE_URL
      const feed = searchRss(origin, { title, path, self: `${JOBS_PATH}/feed.xml${search}`, jobs })
      return cacheable(request, feed, { type: 'application/rss+xml; charset=utf-8', maxAge: 300 })
    },
  ),
})
