import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { checklistMessages } from '@/lib/hiring/stages/messages'
import { tickItem } from '@/lib/hiring/stages/mutations'
import { tickSchema } from '@/lib/hiring/stages/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Check off an item of a stage's checklist for an application, or uncheck it",
      tag: 'Applications',
      auth: 'recruiter',
      audit: { ifChanged: ['application.item-checked', 'application.item-unchecked'] },
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
      body: tickSchema,
    },
    async ({ viewer, params: { id }, body }) => {
      await tickItem(viewer, id, body)
      return json({ message: checklistMessages.saved })
    },
  ),
})
