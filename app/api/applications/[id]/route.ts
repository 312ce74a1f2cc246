import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { idParam, json, methods, route } from '@/lib/api/route'
import { decideApplication } from '@/lib/applications/decision-mutations'
import { decisionSchema } from '@/lib/applications/decision-schema'
import { stateMessages } from '@/lib/applications/messages'

const decide = {
  summary: 'Sets how far an application has come',
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
