import * as z from 'zod'
import { setJobReminders } from '@/lib/accounts/consents/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Turn email reminders about saved jobs on or off',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      body: z.object({ wanted: z.boolean() }),
    },
    async ({ viewer, body: { wanted } }) => {
      await setJobReminders(viewer.id, wanted)
      return json({ message: wanted ? savedJobMessages.reminded : savedJobMessages.notReminded })
    },
  ),
})
