import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { findSeeker } from '@/lib/auth/guards'
import { reportMessages } from '@/lib/jobs/reports/messages'
import { reportJob } from '@/lib/jobs/reports/mutations'
import { reportSchema } from '@/lib/jobs/reports/schema'
import { idParam } from '@/lib/platform/schemas'

const report = {
  summary: 'Report an open job; one report per person and job',
  tag: 'Postings',
  auth: 'anyone',
  responses: { 201: messageResponse },
  limit: 'report-by-ip',
  params: z.object({ id: idParam }),
  body: reportSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(report, async ({ ip, params: { id }, body }) => {
    await reportJob(await findSeeker(), ip, id, body)
    return json({ message: reportMessages.sent }, 201)
  }),
})
