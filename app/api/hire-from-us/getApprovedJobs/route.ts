import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { toApprovedJob } from '@/lib/postings/format'
import { listApprovedJobs } from '@/lib/postings/queries'
import { approvedJobWire } from '@/lib/postings/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /hire-from-us/getApprovedJobs: the approved jobs that are open, newest first, for anyone
  GET: route({ auth: 'anyone', answers: { 200: z.array(approvedJobWire) } }, async () =>
    json((await listApprovedJobs()).map(toApprovedJob)),
  ),
})
