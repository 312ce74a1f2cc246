import { pageOf } from '@/lib/api/cursor'
import { json, methods, route } from '@/lib/api/route'
import { env } from '@/lib/env'
import { listApplications } from '@/lib/hiring/programs/application-queries'
import { toProgramApplication } from '@/lib/hiring/programs/format'
import { applicationsQuery, applicationsResponse } from '@/lib/hiring/programs/schema'
import { now } from '@/lib/platform/clock'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List applications with profiles, in the order their status changed',
      tag: 'Programs',
      auth: 'program',
      scope: 'applications:read',
      responses: { 200: applicationsResponse },
      query: applicationsQuery,
    },
    async ({ request, viewer, query }) => {
      const { origin } = new URL(env().SITE_URL)
      const found = await listApplications(viewer, query)
      const href = `${origin}/api/v1/applications${new URL(request.url).search}`
      const at = (row: (typeof found)[number]) => ({ time: row.stateChangedAt, id: row.id })
      const { rows, ...page } = pageOf(href, found, query.limit, now(), at)
      return json({ applications: rows.map((row) => toProgramApplication(viewer, origin, row)), ...page })
    },
  ),
})
