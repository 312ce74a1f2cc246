import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { openMentions } from '@/lib/hiring/applications/review-mutations'
import { openedSchema } from '@/lib/hiring/applications/schema'
import { idParam } from '@/lib/platform/schemas'

const open = {
  summary: 'Mark notes that mention the signed-in admin as read',
  tag: 'Applications',
  auth: 'recruiter',
  audit: { none: "Only marks the admin's own mentions as read" },
  responses: { 200: messageResponse },
  params: z.object({ id: idParam }),
  body: openedSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(open, async ({ viewer, params: { id }, body: { lastNoteId } }) => {
    await openMentions(viewer, id, lastNoteId)
    return json({ message: 'Opened.' })
  }),
})
