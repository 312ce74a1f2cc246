import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { cancelImport } from '@/lib/jobs/imports/mutations'
import { importWire, stepSchema } from '@/lib/jobs/imports/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Cancel an import; jobs that it has already written stay',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-import.canceled',
      responses: { 200: importWire },
      params: z.object({ id: idParam }),
      body: stepSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await cancelImport(viewer, id, body.version)),
  ),
})
