import { json, methods, route } from '@/lib/api/route'
import { findSeeker } from '@/lib/auth/guards'
import { listViewerJobs } from '@/lib/jobs/saved-jobs/queries'
import { jobIdsQuery } from '@/lib/jobs/saved-jobs/schema'
import { viewerJobsResponse } from '@/lib/jobs/saved-jobs/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Check which of the given jobs the seeker has applied for or saved; empty unless signed in',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: viewerJobsResponse },
      query: jobIdsQuery,
    },
    async ({ query: { ids } }) => {
      const seeker = await findSeeker()
      return json(seeker ? await listViewerJobs(seeker, ids) : { applied: [], saved: [] })
    },
  ),
})
