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
      summary: 'Save an open job; repeating it has no effect',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      params,
    },
    async ({ viewer, params: { id } }) => {
      await saveJob(viewer, id)
      return json({ message: savedJobMessages.saved })
    },
  ),
  DELETE: route(
    {
      summary: "Remove a job from the saved jobs; also succeeds if it wasn't saved",
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      params,
    },
    async ({ viewer, params: { id } }) => {
      await removeSavedJob(viewer, id)
      return json({ message: savedJobMessages.removed })
    },
  ),
})
