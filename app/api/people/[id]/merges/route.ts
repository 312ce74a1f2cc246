import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { mergePersons } from '@/lib/hiring/persons/merge-mutations'
import { mergeMessages } from '@/lib/hiring/persons/messages'
import { mergeSchema } from '@/lib/hiring/persons/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Merge another person into this one; it can be undone for 30 days',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person.merged',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
      body: mergeSchema,
    },
    async ({ viewer, params: { id }, body }) => {
      await mergePersons(viewer, id, body)
      return json({ message: mergeMessages.merged })
    },
  ),
})
