import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { getImport } from '@/lib/jobs/imports/queries'
import { importWire } from '@/lib/jobs/imports/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the state and progress of an import',
      tag: 'Admin console',
      auth: 'recruiter',
      responses: { 200: importWire },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => json(await getImport(viewer, id)),
  ),
})
