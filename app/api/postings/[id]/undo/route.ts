import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { undoPostingDecision } from '@/lib/hiring/moderation/undo-mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Undo the last decision on a posting before its email leaves',
      tag: 'Postings',
      auth: 'recruiter',
      audit: 'posting.decision-undone',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
      query: z.object({ version: idParam.optional() }),
    },
    async ({ viewer, params: { id }, query: { version } }) => {
      await undoPostingDecision(viewer, id, version)
      return json({ message: moderationMessages.undone })
    },
  ),
})
