import { json, methods, route } from '@/lib/api/route'
import { toJobPost } from '@/lib/hiring/job-posts/format'
import { addJobPost } from '@/lib/hiring/job-posts/mutations'
import { jobPostSchema } from '@/lib/hiring/job-posts/schema'
import { jobPostWire } from '@/lib/hiring/job-posts/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Add a job record',
      tag: 'Job posts',
      auth: 'recruiter',
      audit: 'job-post.added',
      responses: { 201: jobPostWire },
      body: jobPostSchema,
    },
    async ({ viewer, body }) => json(toJobPost(await addJobPost(viewer, body)), 201),
  ),
})
