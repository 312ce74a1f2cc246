import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { undoImport } from '@/lib/jobs/imports/mutations'
import { importWire, stepSchema } from '@/lib/jobs/imports/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Undo an import in the background',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-import.undo-started',
      responses: { 200: importWire },
      params: z.object({ id: idParam }),
      body: stepSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await undoImport(viewer, id, body.version)),
  ),
})
