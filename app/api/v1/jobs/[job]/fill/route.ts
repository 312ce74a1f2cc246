import { answer, methods, route } from '@/lib/api/route'
import { fillJob } from '@/lib/hiring/programs/job-mutations'
import { jobParams, programJobWire } from '@/lib/hiring/programs/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Mark a job as filled',
      tag: 'Programs',
      auth: 'program',
      scope: 'jobs:write',
      isIdempotent: true,
      audit: { ifChanged: 'posting.filled' },
      responses: { 200: programJobWire },
      params: jobParams,
    },
    async ({ viewer, once, params: { job } }) => answer(await fillJob(viewer, once, job)),
  ),
})
