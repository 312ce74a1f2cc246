import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toJobPost } from '@/lib/hiring/job-posts/format'
import { updateJobPost } from '@/lib/hiring/job-posts/mutations'
import { jobPostChangeSchema } from '@/lib/hiring/job-posts/schema'
import { jobPostWire } from '@/lib/hiring/job-posts/wire'
import { idParam } from '@/lib/platform/schemas'

const update = {
  summary: 'Update a job record',
  tag: 'Job posts',
  auth: 'recruiter',
  audit: 'job-post.changed',
  responses: { 200: jobPostWire },
  params: z.object({ job_id: idParam }),
  body: jobPostChangeSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(update, async ({ viewer, params, body }) =>
    json(toJobPost(await updateJobPost(viewer, params.job_id, body))),
  ),
})
