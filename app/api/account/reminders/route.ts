import * as z from 'zod'
import { setJobReminders } from '@/lib/accounts/consents/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Whether the seeker hears by e-mail that a saved job closes soon or has ended',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'saved-job-by-account',
      body: z.object({ wanted: z.boolean() }),
    },
    async ({ viewer, body: { wanted } }) => {
      await setJobReminders(viewer.id, wanted)
      return json({ message: wanted ? savedJobMessages.reminded : savedJobMessages.notReminded })
    },
  ),
})
