import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'
import { decideApplication } from '@/lib/applications/decision-mutations'
import { decisionSchema } from '@/lib/applications/decision-schema'
import { stateMessages } from '@/lib/applications/messages'

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
