import { json, methods, route } from '@/lib/api/route'
import { decidePostings } from '@/lib/postings/moderation-mutations'
import { decisionsSchema } from '@/lib/postings/moderation-schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /hire-from-us/decisions: an admin approves or rejects several postings; each answers for itself
  POST: route({ auth: 'recruiter', body: decisionsSchema }, async ({ viewer, body }) =>
    json({ results: await decidePostings(viewer, body) }),
  ),
})
