import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { applyImport } from '@/lib/jobs/imports/mutations'
import { applySchema, importWire } from '@/lib/jobs/imports/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Import the new and changed jobs in the background, published or for review',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-import.started',
      responses: { 200: importWire },
      params: z.object({ id: idParam }),
      body: applySchema,
    },
    async ({ viewer, params: { id }, body }) => json(await applyImport(viewer, id, body)),
  ),
})
