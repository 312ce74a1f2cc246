import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { mapPersonImport } from '@/lib/hiring/person-imports/mutations'
import { personMappingSchema } from '@/lib/hiring/person-imports/schema'
import { importWire } from '@/lib/jobs/imports/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Choose the columns of an import of people and check its rows in the background',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-import.mapped',
      responses: { 200: importWire },
      params: z.object({ id: idParam }),
      body: personMappingSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await mapPersonImport(viewer, id, body)),
  ),
})
