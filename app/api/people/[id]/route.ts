import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { changePerson } from '@/lib/hiring/persons/mutations'
import { personChangeSchema, personWire } from '@/lib/hiring/persons/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: "Change a person's owner, follow-up date and tags",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: { ifChanged: 'person.changed' },
      responses: { 200: personWire },
      params: z.object({ id: idParam }),
      body: personChangeSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await changePerson(viewer, id, body)),
  ),
})
