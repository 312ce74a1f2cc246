import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { mapImport } from '@/lib/jobs/imports/mutations'
import { importWire, mappingSchema } from '@/lib/jobs/imports/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Choose the columns of an import and check its rows in the background',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-import.mapped',
      responses: { 200: importWire },
      params: z.object({ id: idParam }),
      body: mappingSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await mapImport(viewer, id, body)),
  ),
})
