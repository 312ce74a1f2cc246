import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { proposeInterview } from '@/lib/hiring/interviews/mutations'
import { interviewWire, proposalSchema } from '@/lib/hiring/interviews/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Propose an interview to an applicant, who gets a link to choose a time',
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'application.interview-proposed',
      responses: { 201: interviewWire },
      params: z.object({ id: idParam }),
      body: proposalSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await proposeInterview(viewer, id, body), 201),
  ),
})
