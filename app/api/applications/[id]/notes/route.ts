import * as z from 'zod'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { mentionedIds } from '@/lib/hiring/applications/mentions'
import { addNote } from '@/lib/hiring/applications/review-mutations'
import { noteSchema, noteWire } from '@/lib/hiring/applications/schema'
import { idParam } from '@/lib/platform/schemas'

const add = {
  summary: 'Add a note to an application',
  tag: 'Applications',
  auth: 'recruiter',
  audit: 'application.note-added',
  furtherLimits: ['mention-by-account'],
  responses: { 201: noteWire },
  params: z.object({ id: idParam }),
  body: noteSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(add, async ({ viewer, params: { id }, body }) => {
    for (const mentioned of mentionedIds(body.text))
      if (mentioned !== viewer.id) await spend('mention-by-account', String(viewer.id))
    return json(await addNote(viewer, id, body), 201)
  }),
})
