import { json, methods, route } from '@/lib/api/route'
import { listApprovedJobs } from '@/lib/postings/approved-queries'
import { toApprovedJob } from '@/lib/postings/format'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /hire-from-us/getApprovedJobs: the approved jobs that are open, newest first, for anyone
  GET: route({ auth: 'anyone' }, async () => json((await listApprovedJobs()).map(toApprovedJob))),
})
