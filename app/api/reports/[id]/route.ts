import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toReport } from '@/lib/jobs/reports/format'
import { handleReport } from '@/lib/jobs/reports/mutations'
import { handlingSchema, reportWire } from '@/lib/jobs/reports/schema'
import { idParam } from '@/lib/platform/schemas'

const handle = {
  summary: 'Resolve or reopen a report of a job',
  tag: 'Postings',
  auth: 'recruiter',
  audit: { ifChanged: ['report.handled', 'report.reopened'] },
  responses: { 200: reportWire },
  params: z.object({ id: idParam }),
  body: handlingSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(handle, async ({ viewer, params: { id }, body: { isHandled } }) =>
    json(toReport(await handleReport(viewer, id, isHandled))),
  ),
})
