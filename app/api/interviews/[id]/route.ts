import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { rescheduleInterview } from '@/lib/hiring/interviews/mutations'
import { interviewWire, rescheduleSchema } from '@/lib/hiring/interviews/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Propose other times for an interview',
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'application.interview-rescheduled',
      responses: { 200: interviewWire },
      params: z.object({ id: idParam }),
      body: rescheduleSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await rescheduleInterview(viewer, id, body)),
  ),
})
