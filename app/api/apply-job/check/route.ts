import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { hasApplied } from '@/lib/applications/queries'
import { checkQuery } from '@/lib/applications/schema'
import { checkOwnEmail } from '@/lib/auth/own'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /apply-job/check?jobId=&email=: whether that seeker applied for that job, as a bare boolean
  GET: route(
    { auth: 'seeker-or-recruiter', answers: { 200: z.boolean() }, query: checkQuery },
    async ({ viewer, query }) => {
      checkOwnEmail(viewer, query.email)
      return json(await hasApplied(viewer, query))
    },
  ),
})
