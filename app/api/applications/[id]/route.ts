import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { stateMessages } from '@/lib/applications/messages'
import { decideApplication } from '@/lib/applications/review-mutations'
import { decisionSchema } from '@/lib/applications/schema'

const decide = {
  auth: 'recruiter',
  answers: { 200: messageAnswer },
  params: z.object({ id: idParam }),
  body: decisionSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/applications/{id}: sets how far an application has come
  PATCH: route(decide, async ({ viewer, params: { id }, body }) => {
    await decideApplication(viewer, id, body)
    return json({ message: stateMessages.changed })
  }),
})
