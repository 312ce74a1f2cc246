import { json, methods, route } from '@/lib/api/route'
import { addSource } from '@/lib/jobs/sources/mutations'
import { sourceResponse, sourceSchema } from '@/lib/jobs/sources/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: "Add a job feed, in Indeed's XML format or as CSV, which is checked regularly",
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-source.added',
      responses: { 201: sourceResponse },
      accountLimit: 'import-by-account',
      body: sourceSchema,
    },
    async ({ viewer, body }) => json(await addSource(viewer, body), 201),
  ),
})
