import { spend } from '@/lib/api/limits'
import { multipart } from '@/lib/api/multipart'
import { json, methods, route } from '@/lib/api/route'
import { toPosting } from '@/lib/postings/format'
import { hireMessages } from '@/lib/postings/messages'
import { decidePosting } from '@/lib/postings/moderation-mutations'
import { listAllPostings } from '@/lib/postings/moderation-queries'
import { decisionSchema } from '@/lib/postings/moderation-schema'
import { submitPosting } from '@/lib/postings/mutations'
import { postingSchema } from '@/lib/postings/schema'

const postingBody = multipart('data', postingSchema, { companyLogo: 'logo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /hire-from-us: every posting, newest first, for admins
  GET: route({ auth: 'recruiter' }, async ({ viewer }) => json((await listAllPostings(viewer)).map(toPosting))),
  // POST /hire-from-us: an employer submits a posting, which waits for a decision
  POST: route({ auth: 'anyone', limit: 'posting-by-address', body: postingBody }, async ({ body }) => {
    await spend('posting-by-email', body.data.email)
    const hireFromUsId = await submitPosting(body.data, body.files.companyLogo)
    return json({ message: hireMessages.success, hireFromUsId }, 201)
  }),
  // PUT /hire-from-us: an admin approves a pending posting or rejects it with a reason
  PUT: route({ auth: 'recruiter', body: decisionSchema }, async ({ viewer, body }) =>
    json(toPosting(await decidePosting(viewer, body))),
  ),
})
