import { cacheable } from '@/lib/api/cacheable'
import { methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { listFeedJobs } from '@/lib/jobs/feeds/queries'
import { jobsRss } from '@/lib/jobs/feeds/rss'
import { filtersOf, firstJobsQuery } from '@/lib/jobs/feeds/schema'

const feed = {
  summary: 'Get the newest matching open jobs as RSS',
  tag: 'Jobs for partners',
  auth: 'anyone',
  isReadableAnywhere: true,
  responses: { 200: 'application/rss+xml', 304: null },
  query: firstJobsQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(feed, async ({ request, query }) => {
    const { origin } = new URL(env().SITE_URL)
    const { jobs } = await listFeedJobs(filtersOf(query), 1, query.limit)
    const self = `${origin}/api/v1/jobs.rss${new URL(request.url).search}`
    return cacheable(request, jobsRss(origin, self, jobs), {
      type: 'application/rss+xml; charset=utf-8',
      maxAge: 60,
    })
  }),
})
