import { cacheable } from '@/lib/api/cacheable'
import { methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { embedPage, policyOfEmbed } from '@/lib/jobs/feeds/embed'
import { listFeedJobs } from '@/lib/jobs/feeds/queries'
import { embedQuery, filtersOf } from '@/lib/jobs/feeds/schema'

const page = {
  summary: "Get a page of open jobs to embed on a partner's site",
  tag: 'Jobs for partners',
  auth: 'anyone',
  isReadableAnywhere: true,
  responses: { 200: 'text/html', 304: null },
  query: embedQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(page, async ({ request, query }) => {
    const { jobs } = await listFeedJobs(filtersOf(query), 1, query.limit)
    const { searchParams } = new URL(request.url)
    return cacheable(request, embedPage(new URL(env().SITE_URL).origin, jobs, query, searchParams), {
      type: 'text/html; charset=utf-8',
      maxAge: 60,
      headers: { 'content-security-policy': policyOfEmbed() },
    })
  }),
})
