import * as z from 'zod'
import { registrationExport } from '@/lib/accounts/registration-export'
import { ApiError } from '@/lib/api/errors'
import { methods, route } from '@/lib/api/route'
import { applicationExport } from '@/lib/applications/export'
import { auditExport } from '@/lib/audit/export'
import { hasPermission } from '@/lib/auth/roles'
import { type ListExport, streamOf } from '@/lib/back-office/export'
import { recordExport } from '@/lib/back-office/mutations'
import { blogExport } from '@/lib/blogs/export'
import { now } from '@/lib/clock'
import { commentExport } from '@/lib/comments/export'
import { contactExport } from '@/lib/contacts/export'
import { demoExport } from '@/lib/demos/export'
import { jobPostExport } from '@/lib/job-posts/export'
import { postingExport } from '@/lib/moderation/export'
import { partnerExport } from '@/lib/partners/export'

/** The lists that can be had as CSV, by the last part of the call's path. */
const exports = {
  registrations: registrationExport,
  demos: demoExport,
  postings: postingExport,
  applications: applicationExport,
  'job-posts': jobPostExport,
  partners: partnerExport,
  blogs: blogExport,
  comments: commentExport,
  contacts: contactExport,
  audit: auditExport,
} satisfies Record<string, ListExport>

const names = Object.keys(exports) as (keyof typeof exports)[]
const params = z.object({ list: z.enum(names) })
const query = z.record(z.string(), z.string().max(200))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'A list of the back office as CSV, with the search and filters of its page',
      tag: 'Back office',
      auth: 'admin',
      responses: { 200: 'text/csv' },
      params,
      query,
    },
    async ({ viewer, params: { list }, query: searchParams }) => {
      const { duty, csv } = exports[list]
      if (duty !== 'admin' && !hasPermission(viewer.role, duty)) throw new ApiError('forbidden')
      await recordExport(viewer, list, searchParams)
      const fileName = `${list}-${now().toISOString().slice(0, 10)}.csv`
      return new Response(streamOf(csv(viewer, searchParams)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${fileName}"`,
        },
      })
    },
  ),
})
