import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/applications/messages'
import { deleteApplication } from '@/lib/applications/review-mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /apply-job/delete/{applyJobDetailsId}: an admin removes an application and its resume
  DELETE: route(
    { auth: 'recruiter', answers: { 200: messageAnswer }, params: z.object({ id: idParam }) },
    async ({ viewer, params }) => {
      await deleteApplication(viewer, params.id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
