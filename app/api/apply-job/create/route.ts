import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { toAppliedJob } from '@/lib/hiring/applications/format'
import { applyToPosting } from '@/lib/hiring/applications/mutations'
import { applicationSchema, appliedJobWire } from '@/lib/hiring/applications/schema'

const applicationBody = multipart('data', applicationSchema, { resume: 'resume' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Apply for a job with a resume',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 201: appliedJobWire },
      limit: 'application-by-ip',
      accountLimit: 'application-by-account',
      body: applicationBody,
    },
    async ({ viewer, body }) => {
      return json(toAppliedJob(await applyToPosting(viewer, body.data, body.files.resume)), 201)
    },
  ),
})
