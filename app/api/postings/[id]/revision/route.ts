import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { approveRevision, rejectRevision } from '@/lib/hiring/moderation/mutations'
import { revisionDecisionSchema } from '@/lib/hiring/moderation/schema'
import { toPosting } from '@/lib/jobs/postings/format'
import { postingWire } from '@/lib/jobs/postings/schema'
import { idParam } from '@/lib/platform/schemas'

const decide = {
  summary: "Approve an employer's change to a live job, or reject it with a reason",
  tag: 'Postings',
  auth: 'recruiter',
  audit: ['posting.change-approved', 'posting.change-rejected'],
  responses: { 200: postingWire },
  params: z.object({ id: idParam }),
  body: revisionDecisionSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(decide, async ({ viewer, params, body }) => {
    const { status, reason, ...read } = body
    const decided =
      status === 'approved'
        ? await approveRevision(viewer, params.id, read)
        : await rejectRevision(viewer, params.id, read, reason)
    return json(toPosting(decided))
  }),
})
