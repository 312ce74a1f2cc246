import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { savedJobMessages } from '@/lib/saved-jobs/messages'
import { removeSavedJob, saveJob } from '@/lib/saved-jobs/mutations'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/saved-jobs/{id}: keeps an open job for the seeker; once more changes nothing
  PUT: route(
    { auth: 'seeker', answers: { 200: messageAnswer }, accountLimit: 'saved-job-by-account', params },
    async ({ viewer, params: { id } }) => {
      await saveJob(viewer, id)
      return json({ message: savedJobMessages.saved })
    },
  ),
  // DELETE /api/saved-jobs/{id}: takes it back; also when it was not saved
  DELETE: route(
    { auth: 'seeker', answers: { 200: messageAnswer }, accountLimit: 'saved-job-by-account', params },
    async ({ viewer, params: { id } }) => {
      await removeSavedJob(viewer, id)
      return json({ message: savedJobMessages.removed })
    },
  ),
})
