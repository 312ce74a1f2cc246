import { json, methods, route } from '@/lib/api/route'
import { decidePostings } from '@/lib/hiring/moderation/mutations'
import { decisionResults, decisionsSchema } from '@/lib/hiring/moderation/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Approve or reject several postings, each with its own result',
      tag: 'Postings',
      auth: 'recruiter',
      audit: { ifChanged: ['posting.approved', 'posting.rejected'] },
      responses: { 200: decisionResults },
      body: decisionsSchema,
    },
    async ({ viewer, body }) => json({ results: await decidePostings(viewer, body) }),
  ),
})
