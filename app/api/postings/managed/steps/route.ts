import { json, methods, route } from '@/lib/api/route'
import { now } from '@/lib/clock'
import { toManaged } from '@/lib/hiring/format'
import { transitionOwnPosting } from '@/lib/hiring/mutations'
import { takeChangeBack } from '@/lib/hiring/revision-mutations'
import { employerActionSchema, managedWire } from '@/lib/hiring/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'An employer withdraws, closes, fills or renews their posting, or takes back a change that waits',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: managedWire },
      limit: 'managing-by-address',
      furtherLimits: ['renewal-by-posting'],
      body: employerActionSchema,
    },
    async ({ body: { token, step, ...read } }) => {
      const posting = await (step === 'takeBack'
        ? takeChangeBack(token, read)
        : transitionOwnPosting(token, step, read))
      return json(toManaged(posting, now()))
    },
  ),
})
