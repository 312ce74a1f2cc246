import { json, methods, route } from '@/lib/api/route'
import { decidePostings } from '@/lib/moderation/mutations'
import { decisionsSchema } from '@/lib/moderation/schema'
import { decisionResults } from '@/lib/postings/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /hire-from-us/decisions: an admin approves or rejects several postings; each answers for itself
  POST: route(
    { auth: 'recruiter', answers: { 200: decisionResults }, body: decisionsSchema },
    async ({ viewer, body }) => json({ results: await decidePostings(viewer, body) }),
  ),
})
