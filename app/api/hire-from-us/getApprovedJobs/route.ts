import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toApprovedJob } from '@/lib/jobs/postings/format'
import { listApprovedJobs } from '@/lib/jobs/postings/queries'
import { approvedJobWire } from '@/lib/jobs/postings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List open jobs, newest first',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 200: z.array(approvedJobWire) },
    },
    async () => json((await listApprovedJobs()).map(toApprovedJob)),
  ),
})
