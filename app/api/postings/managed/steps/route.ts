import { json, methods, route } from '@/lib/api/route'
import { toManaged } from '@/lib/hiring/employers/format'
import { transitionOwnPosting } from '@/lib/hiring/employers/mutations'
import { discardRevision } from '@/lib/hiring/employers/revision-mutations'
import { employerActionSchema, managedWire } from '@/lib/hiring/employers/schema'
import { now } from '@/lib/platform/clock'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Withdraw, close, fill or renew a posting, or discard a change in review',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: managedWire },
      limit: 'managing-by-ip',
      furtherLimits: ['renewal-by-posting'],
      body: employerActionSchema,
    },
    async ({ body: { token, step, ...read } }) => {
      const posting = await (step === 'takeBack'
        ? discardRevision(token, read)
        : transitionOwnPosting(token, step, read))
      return json(toManaged(posting, now()))
    },
  ),
})
