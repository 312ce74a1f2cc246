import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { noteSchema, noteWire } from '@/lib/hiring/applications/schema'
import { addPersonNote } from '@/lib/hiring/persons/note-mutations'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Add a note about a person',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person.note-added',
      responses: { 201: noteWire.omit({ mentions: true }) },
      params: z.object({ id: idParam }),
      body: noteSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await addPersonNote(viewer, id, body), 201),
  ),
})
