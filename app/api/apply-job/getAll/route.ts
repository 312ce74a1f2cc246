import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toAppliedJob } from '@/lib/applications/format'
import { listAllApplications } from '@/lib/applications/queries'
import { appliedJobWire } from '@/lib/applications/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /apply-job/getAll: every application, newest first, for admins
  GET: route({ auth: 'recruiter', answers: { 200: z.array(appliedJobWire) } }, async ({ viewer }) =>
    json((await listAllApplications(viewer)).map(toAppliedJob)),
  ),
})
