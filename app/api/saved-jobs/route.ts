import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { now } from '@/lib/clock'
import { toSavedJob } from '@/lib/saved-jobs/format'
import { listAllSavedJobs } from '@/lib/saved-jobs/queries'
import { savedJobWire } from '@/lib/saved-jobs/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'The jobs that the seeker saved, the latest first; closed ones say so',
      tag: 'Applications',
      auth: 'seeker',
      responses: { 200: z.array(savedJobWire) },
    },
    async ({ viewer }) => {
      const [saved, time] = [await listAllSavedJobs(viewer), now()]
      return json(saved.map((row) => toSavedJob(row, time)))
    },
  ),
})
