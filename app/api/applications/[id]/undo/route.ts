import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { undoDecision } from '@/lib/hiring/applications/undo-mutations'
import { idParam } from '@/lib/platform/schemas'
import { undoMessages } from '@/lib/platform/undo/messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Undo an application's last decision before its email leaves",
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'application.decision-undone',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
      query: z.object({ decision: idParam.optional() }),
    },
    async ({ viewer, params: { id }, query: { decision } }) => {
      await undoDecision(viewer, id, decision)
      return json({ message: undoMessages.undone })
    },
  ),
})
