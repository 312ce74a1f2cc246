import * as z from 'zod'
import { idParam, json, methods, route } from '@/lib/api/route'
import { toJobPost } from '@/lib/job-posts/format'
import { updateJobPost } from '@/lib/job-posts/mutations'
import { jobPostChangeSchema } from '@/lib/job-posts/schema'
import { jobPostWire } from '@/lib/job-posts/wire'

const update = {
  auth: 'recruiter',
  answers: { 200: jobPostWire },
  params: z.object({ job_id: idParam }),
  body: jobPostChangeSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /jobpost/update/{job_id}: writes a job post anew
  PUT: route(update, async ({ viewer, params, body }) =>
    json(toJobPost(await updateJobPost(viewer, params.job_id, body))),
  ),
})
