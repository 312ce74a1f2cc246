import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { hireMessages } from '@/lib/hiring/employers/messages'
import { submitPosting } from '@/lib/hiring/employers/mutations'
import { submittedResponse } from '@/lib/hiring/employers/schema'
import { decidePosting } from '@/lib/hiring/moderation/mutations'
import { listAllPostings } from '@/lib/hiring/moderation/queries'
import { decisionSchema } from '@/lib/hiring/moderation/schema'
import { toPosting } from '@/lib/jobs/postings/format'
import { postingSchema, postingWire } from '@/lib/jobs/postings/schema'

const postingBody = multipart('data', postingSchema, { companyLogo: 'logo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List all postings, newest first',
      tag: 'Postings',
      auth: 'recruiter',
      responses: { 200: z.array(postingWire) },
    },
    async ({ viewer }) => json((await listAllPostings(viewer)).map(toPosting)),
  ),
  POST: route(
    {
      summary: 'Submit a posting for review',
      tag: 'Postings',
      auth: 'anyone',
      responses: { 201: submittedResponse },
      limit: 'posting-by-ip',
      furtherLimits: ['posting-by-email-and-ip', 'posting-by-email'],
      body: postingBody,
    },
    async ({ ip, body }) => {
      await spend('posting-by-email-and-ip', `${body.data.email} ${ip}`)
      await spend('posting-by-email', body.data.email)
      const hireFromUsId = await submitPosting(body.data, body.files.companyLogo)
      return json({ message: hireMessages.success, hireFromUsId }, 201)
    },
  ),
  PUT: route(
    {
      summary: 'Approve a posting, reject it with a reason or send it back with questions',
      tag: 'Postings',
      auth: 'recruiter',
      audit: ['posting.approved', 'posting.rejected', 'posting.sent-back', 'posting.taken-down'],
      responses: { 200: postingWire },
      body: decisionSchema,
    },
    async ({ viewer, body }) => json(toPosting(await decidePosting(viewer, body))),
  ),
})
