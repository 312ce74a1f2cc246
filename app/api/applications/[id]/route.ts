import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { stateMessages } from '@/lib/hiring/applications/messages'
import { decideApplication } from '@/lib/hiring/applications/review-mutations'
import { decisionSchema } from '@/lib/hiring/applications/schema'
import { idParam } from '@/lib/platform/schemas'

const decide = {
  summary: 'Sets how far an application has come; the applicant is mailed, in the words that are sent',
  tag: 'Applications',
  auth: 'recruiter',
  responses: { 200: messageResponse },
  params: z.object({ id: idParam }),
  body: decisionSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(decide, async ({ viewer, params: { id }, body }) => {
    await decideApplication(viewer, id, body)
    return json({ message: stateMessages.changed })
  }),
})
