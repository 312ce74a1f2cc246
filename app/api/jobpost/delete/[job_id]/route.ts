import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/hiring/job-posts/messages'
import { deleteJobPost } from '@/lib/hiring/job-posts/mutations'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ job_id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Delete a job record',
      tag: 'Job posts',
      auth: 'recruiter',
      audit: 'job-post.deleted',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { job_id } }) => {
      await deleteJobPost(viewer, job_id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
