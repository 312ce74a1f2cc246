import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { streamOf } from '@/lib/api/stream'
import { adminLists } from '@/lib/console/all-lists'
import { recordExport } from '@/lib/console/audit/mutations'
import { type AdminList, csvOf, maySee } from '@/lib/console/lists/admin-list'
import { reports } from '@/lib/console/reports/reports'
import { now } from '@/lib/platform/clock'

const lists = adminLists.filter(({ csv }) => csv) as AdminList<{ id: number }>[]
const params = z.object({ list: z.enum([...lists, ...reports].map(({ name }) => name)) })
const query = z.record(z.string(), z.string().max(200))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Export a console list as CSV, with its search and filters, or a report of a `period` (30, 90 or year)',
      tag: 'Admin console',
      auth: 'admin',
      responses: { 200: 'text/csv' },
      params,
      query,
    },
    async ({ viewer, params: { list: name }, query: searchParams }) => {
      const list = lists.find((each) => each.name === name)
      const report = reports.find((each) => each.name === name)
      const exported = list ?? report
      if (!exported) throw new ApiError('not-found')
      if (!maySee(viewer, exported)) throw new ApiError('forbidden')
      await recordExport(viewer, name, searchParams, list ? 'list.exported' : 'report.exported')
      const fileName = `${name}-${now().toISOString().slice(0, 10)}.csv`
      return new Response(list ? streamOf(csvOf(list, searchParams)) : await report?.csv(viewer, searchParams.period), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${fileName}"`,
        },
      })
    },
  ),
})
