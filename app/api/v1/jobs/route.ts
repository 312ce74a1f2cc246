import { cacheable } from '@/lib/api/cacheable'
import { answer, methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { createJob } from '@/lib/hiring/programs/job-mutations'
import { newJobSchema, programJobWire } from '@/lib/hiring/programs/schema'
import { pageLinks, toFeedJob } from '@/lib/jobs/feeds/format'
import { listFeedJobs } from '@/lib/jobs/feeds/queries'
import { filtersOf, jobsQuery, jobsResponse } from '@/lib/jobs/feeds/schema'
import { MAX_COUNTED } from '@/lib/platform/numbers'

const list = {
  summary: 'List open jobs, page by page',
  tag: 'Jobs for partners',
  auth: 'anyone',
  isReadableAnywhere: true,
  responses: { 200: jobsResponse, 304: null },
  query: jobsQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(list, async ({ request, query: { page, perPage, ...filters } }) => {
    const origin = new URL(env().SITE_URL).origin
    const { jobs, total, isMore, spelling, typed, searched } = await listFeedJobs(filtersOf(filters), page, perPage)
    const url = new URL(request.url)
    const { pages, next, previous } = pageLinks(`${origin}/api/v1/jobs${url.search}`, {
      page,
      perPage,
      total,
      isMore,
    })
    const didYouMean = spelling && {
      q: spelling.filters.q,
      near: spelling.filters.near.join('; '),
      total: Math.min(spelling.total, MAX_COUNTED),
    }
    const searchedFor = typed && {
      q: searched.q,
      near: searched.near.join('; '),
      type: searched.type,
      experience: searched.experience,
      totalAsTyped: Math.min(typed.total, MAX_COUNTED),
    }
    const body = {
      total: Math.min(total, MAX_COUNTED),
      page,
      perPage,
      pages,
      next,
      previous,
      didYouMean,
      searchedFor,
      jobs: jobs.map((job) => toFeedJob(origin, job)),
    }
    const links = [...(next ? [`<${next}>; rel="next"`] : []), ...(previous ? [`<${previous}>; rel="prev"`] : [])]
    return cacheable(request, JSON.stringify(body), {
      type: 'application/json; charset=utf-8',
      maxAge: 60,
      headers: links.length > 0 ? { link: links.join(', ') } : {},
    })
  }),
  POST: route(
    {
      summary: 'Post a job for review, or publish it',
      tag: 'Programs',
      auth: 'program',
      scope: 'jobs:write',
      isIdempotent: true,
      audit: { ifChanged: ['posting.submitted', 'posting.approved'] },
      responses: { 201: programJobWire },
      body: newJobSchema,
    },
    async ({ viewer, once, body }) => answer(await createJob(viewer, once, body)),
  ),
})
