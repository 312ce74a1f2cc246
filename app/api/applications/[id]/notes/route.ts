import * as z from 'zod'
import { idParam, json, methods, route } from '@/lib/api/route'
import { addNote } from '@/lib/applications/review-mutations'
import { noteSchema, noteWire } from '@/lib/applications/schema'

const add = {
  auth: 'recruiter',
  answers: { 201: noteWire },
  params: z.object({ id: idParam }),
  body: noteSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/applications/{id}/notes: notes something about an application for colleagues
  POST: route(add, async ({ viewer, params: { id }, body }) => json(await addNote(viewer, id, body), 201)),
})
