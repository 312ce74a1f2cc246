import { json, methods, route } from '@/lib/api/route'
import { now } from '@/lib/clock'
import { toManaged } from '@/lib/postings/employer-format'
import { takeEmployerStep } from '@/lib/postings/employer-mutations'
import { employerStepSchema } from '@/lib/postings/employer-schema'
import { managedWire } from '@/lib/postings/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /api/postings/managed/steps: an employer withdraws, closes, fills or renews their posting
  POST: route(
    {
      auth: 'anyone',
      answers: { 200: managedWire },
      limit: 'managing-by-address',
      furtherLimits: ['renewal-by-posting'],
      body: employerStepSchema,
    },
    async ({ body }) => json(toManaged(await takeEmployerStep(body.token, body.step, body.version), now())),
  ),
})
