import * as z from 'zod'
import { setSuggestions } from '@/lib/accounts/consents/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { matchMessages } from '@/lib/hiring/matches/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Turn suggestions of jobs to the signed-in seeker, and of the seeker to recruiters, on or off',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: messageResponse },
      accountLimit: 'account-change-by-account',
      body: z.object({ wanted: z.boolean() }),
    },
    async ({ viewer, body: { wanted } }) => {
      await setSuggestions(viewer, wanted)
      return json({ message: wanted ? matchMessages.on : matchMessages.off })
    },
  ),
})
