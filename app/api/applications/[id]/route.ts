import * as z from 'zod'
import { messageResponse, timeResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { statusMessages } from '@/lib/hiring/applications/messages'
import { decideApplication } from '@/lib/hiring/applications/review-mutations'
import { decisionSchema } from '@/lib/hiring/applications/schema'
import { idParam } from '@/lib/platform/schemas'

const decide = {
  summary: "Change an application's status or stage and email the applicant the given text",
  tag: 'Applications',
  auth: 'recruiter',
  audit: {
    ifChanged: [
      'application.reviewed',
      'application.shortlisted',
      'application.rejected',
      'application.hired',
      'application.reopened',
      'application.stage-changed',
    ],
  },
  responses: { 200: messageResponse.extend({ decisionId: z.int().nullable(), undoUntil: timeResponse.nullable() }) },
  params: z.object({ id: idParam }),
  body: decisionSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(decide, async ({ viewer, params: { id }, body }) => {
    const { decisionId = null, undoUntil = null } = (await decideApplication(viewer, id, body)) ?? {}
    return json({ message: statusMessages.changed, decisionId, undoUntil: undoUntil?.toISOString() ?? null })
  }),
})
