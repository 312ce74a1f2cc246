import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { streamOf } from '@/lib/api/stream'
import { recordExport } from '@/lib/console/audit/mutations'
import { getImport, refusedCsv } from '@/lib/jobs/imports/queries'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Download the refused rows of an import with their reasons, as CSV',
      tag: 'Admin console',
      auth: 'recruiter',
      responses: { 200: 'text/csv' },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await getImport(viewer, id)
      await recordExport(viewer, 'refused rows', { import: String(id) })
      return new Response(streamOf(refusedCsv(viewer, id)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="refused-rows-${id}.csv"`,
        },
      })
    },
  ),
})
