import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { getDecisionMail } from '@/lib/hiring/applications/review-queries'
import { mailQuery, mailTextWire } from '@/lib/hiring/applications/schema'
import { idParam } from '@/lib/platform/schemas'

const read = {
  summary: 'What the applicant would be mailed with a decision, to be edited before it goes',
  tag: 'Applications',
  auth: 'recruiter',
  responses: { 200: mailTextWire },
  params: z.object({ id: idParam }),
  query: mailQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(read, async ({ viewer, params: { id }, query: { state } }) =>
    json(await getDecisionMail(viewer, id, state)),
  ),
})
