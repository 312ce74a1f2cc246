import { answer, json, methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { toProgramJob } from '@/lib/hiring/programs/format'
import { changeJob } from '@/lib/hiring/programs/job-mutations'
import { getProgramJob } from '@/lib/hiring/programs/job-queries'
import { jobChangeSchema, jobParams, programJobWire } from '@/lib/hiring/programs/schema'
import { now } from '@/lib/platform/clock'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get a job, in any status',
      tag: 'Programs',
      auth: 'program',
      scope: 'jobs:read',
      responses: { 200: programJobWire },
      params: jobParams,
    },
    async ({ viewer, params: { job } }) =>
      json(toProgramJob(viewer, new URL(env().SITE_URL).origin, await getProgramJob(viewer, job), now())),
  ),
  PATCH: route(
    {
      summary: 'Change some fields of a job; a change to an open job is reviewed unless it is published',
      tag: 'Programs',
      auth: 'program',
      scope: 'jobs:write',
      isIdempotent: true,
      audit: { ifChanged: ['posting.changed', 'posting.change-sent', 'posting.answered', 'posting.approved'] },
      responses: { 200: programJobWire },
      params: jobParams,
      body: jobChangeSchema,
    },
    async ({ viewer, once, params: { job }, body }) => answer(await changeJob(viewer, once, job, body)),
  ),
})
