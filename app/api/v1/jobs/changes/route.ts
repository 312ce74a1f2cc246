import { pageOf } from '@/lib/api/cursor'
import { json, methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { toProgramJob } from '@/lib/hiring/programs/format'
import { listChangedJobs } from '@/lib/hiring/programs/job-queries'
import { jobChangesQuery, jobChangesResponse } from '@/lib/hiring/programs/schema'
import { now } from '@/lib/platform/clock'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List jobs in any status, in the order they changed',
      tag: 'Programs',
      auth: 'program',
      scope: 'jobs:read',
      responses: { 200: jobChangesResponse },
      query: jobChangesQuery,
    },
    async ({ request, viewer, query }) => {
      const time = now()
      const { origin } = new URL(env().SITE_URL)
      const found = await listChangedJobs(viewer, query)
      const href = `${origin}/api/v1/jobs/changes${new URL(request.url).search}`
      const { rows, ...page } = pageOf(href, found, query.limit, time, ({ updatedAt, id }) => ({ time: updatedAt, id }))
      return json({ jobs: rows.map((job) => toProgramJob(viewer, origin, job, time)), ...page })
    },
  ),
})
