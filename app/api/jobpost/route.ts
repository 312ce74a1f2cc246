import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toJobPost } from '@/lib/hiring/job-posts/format'
import { listAllJobPosts } from '@/lib/hiring/job-posts/queries'
import { jobPostWire } from '@/lib/hiring/job-posts/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List job records, newest first',
      tag: 'Job posts',
      auth: 'recruiter',
      responses: { 200: z.array(jobPostWire) },
    },
    async ({ viewer }) => json((await listAllJobPosts(viewer)).map(toJobPost)),
  ),
})
