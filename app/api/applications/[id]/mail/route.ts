import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { getDecisionMail } from '@/lib/hiring/applications/review-queries'
import { mailQuery, mailTextWire } from '@/lib/hiring/applications/schema'
import { idParam } from '@/lib/platform/schemas'

const read = {
  summary: 'Preview the email an applicant would get with a decision',
  tag: 'Applications',
  auth: 'recruiter',
  responses: { 200: mailTextWire },
  params: z.object({ id: idParam }),
  query: mailQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(read, async ({ viewer, params: { id }, query: { state, stage } }) =>
    json(await getDecisionMail(viewer, id, state, stage)),
  ),
})
