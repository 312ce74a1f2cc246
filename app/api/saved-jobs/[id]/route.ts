import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'
import { removeSavedJob, saveJob } from '@/lib/jobs/saved-jobs/mutations'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Keeps an open job for the seeker; once more changes nothing',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'saved-job-by-account',
      params,
    },
    async ({ viewer, params: { id } }) => {
      await saveJob(viewer, id)
      return json({ message: savedJobMessages.saved })
    },
  ),
  DELETE: route(
    {
      summary: 'Removes a job from the saved ones, also when it was not saved',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'saved-job-by-account',
      params,
    },
    async ({ viewer, params: { id } }) => {
      await removeSavedJob(viewer, id)
      return json({ message: savedJobMessages.removed })
    },
  ),
})
