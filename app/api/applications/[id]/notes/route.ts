import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { addNote } from '@/lib/applications/review-mutations'
import { noteSchema, noteWire } from '@/lib/applications/schema'
import { idParam } from '@/lib/schemas'

const add = {
  summary: 'Notes something about an application for colleagues',
  tag: 'Applications',
  auth: 'recruiter',
  responses: { 201: noteWire },
  params: z.object({ id: idParam }),
  body: noteSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(add, async ({ viewer, params: { id }, body }) => json(await addNote(viewer, id, body), 201)),
})
