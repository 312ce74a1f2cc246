import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { undoMerge } from '@/lib/hiring/persons/merge-mutations'
import { mergeMessages } from '@/lib/hiring/persons/messages'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Undo a merge and return the id of the person who is separate again',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person.merge-undone',
      responses: { 200: z.object({ message: z.string(), id: idResponse }) },
      params: z.object({ id: idParam, mergeId: idParam }),
    },
    async ({ viewer, params: { id, mergeId } }) =>
      json({ message: mergeMessages.undone, id: await undoMerge(viewer, id, mergeId) }),
  ),
})
