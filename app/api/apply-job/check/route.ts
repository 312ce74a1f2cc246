import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/guards'
import { hasApplied } from '@/lib/hiring/applications/queries'
import { checkQuery } from '@/lib/hiring/applications/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Whether that seeker applied for that job, as a bare boolean',
      tag: 'Applications',
      auth: 'seeker-or-recruiter',
      responses: { 200: z.boolean() },
      query: checkQuery,
    },
    async ({ viewer, query }) => {
      checkOwnEmail(viewer, query.email)
      return json(await hasApplied(viewer, query))
    },
  ),
})
