import * as z from 'zod'
import { idParam, json, methods, route } from '@/lib/api/route'
import { toReport } from '@/lib/reports/format'
import { handleReport } from '@/lib/reports/mutations'
import { handlingSchema, reportWire } from '@/lib/reports/schema'

const handle = {
  auth: 'recruiter',
  answers: { 200: reportWire },
  params: z.object({ id: idParam }),
  body: handlingSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/reports/{id}: marks a report of a job as handled, or opens it again
  PATCH: route(handle, async ({ viewer, params: { id }, body: { isHandled } }) =>
    json(toReport(await handleReport(viewer, id, isHandled))),
  ),
})
