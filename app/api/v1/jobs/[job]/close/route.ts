import { answer, methods, route } from '@/lib/api/route'
import { closeJob } from '@/lib/hiring/programs/job-mutations'
import { jobParams, programJobWire } from '@/lib/hiring/programs/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Close a job, or withdraw it from review',
      tag: 'Programs',
      auth: 'program',
      scope: 'jobs:write',
      isIdempotent: true,
      audit: { ifChanged: ['posting.closed', 'posting.withdrawn'] },
      responses: { 200: programJobWire },
      params: jobParams,
    },
    async ({ viewer, once, params: { job } }) => answer(await closeJob(viewer, once, job)),
  ),
})
