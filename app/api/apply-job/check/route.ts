import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/guards'
import { hasApplied } from '@/lib/hiring/applications/queries'
import { checkQuery } from '@/lib/hiring/applications/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Check whether a seeker applied for a job; returns a plain boolean',
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
