import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toAppliedJob } from '@/lib/hiring/applications/format'
import { listAllApplications } from '@/lib/hiring/applications/queries'
import { appliedJobWire } from '@/lib/hiring/applications/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List all applications, newest first',
      tag: 'Applications',
      auth: 'recruiter',
      responses: { 200: z.array(appliedJobWire) },
    },
    async ({ viewer }) => json((await listAllApplications(viewer)).map(toAppliedJob)),
  ),
})
