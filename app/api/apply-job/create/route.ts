import { spend } from '@/lib/api/limits'
import { multipart } from '@/lib/api/multipart'
import { json, methods, route } from '@/lib/api/route'
import { toAppliedJob } from '@/lib/applications/format'
import { applyToPosting } from '@/lib/applications/mutations'
import { applicationSchema } from '@/lib/applications/schema'

const applicationBody = multipart('data', applicationSchema, { resume: 'resume' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /apply-job/create: the signed-in seeker applies for a job with a resume
  POST: route({ auth: 'seeker', body: applicationBody }, async ({ viewer, body }) => {
    await spend('application-by-account', String(viewer.id))
    return json(toAppliedJob(await applyToPosting(viewer, body.data, body.files.resume)), 201)
  }),
})
