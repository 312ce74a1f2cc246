import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/job-posts/messages'
import { deleteJobPost } from '@/lib/job-posts/mutations'

const params = z.object({ job_id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /jobpost/delete/{job_id}: deletes a job post
  DELETE: route(
    { auth: 'recruiter', answers: { 200: messageAnswer }, params },
    async ({ viewer, params: { job_id } }) => {
      await deleteJobPost(viewer, job_id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
