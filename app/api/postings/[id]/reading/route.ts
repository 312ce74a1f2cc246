import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { correctReading } from '@/lib/hiring/moderation/reading-mutations'
import { toPosting } from '@/lib/jobs/postings/format'
import { exactSchema, postingWire } from '@/lib/jobs/postings/schema'
import { idParam, versionSchema } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: 'Correct the exact pay and place of a posting',
      tag: 'Postings',
      auth: 'recruiter',
      audit: 'posting.reading-mended',
      responses: { 200: postingWire },
      params: z.object({ id: idParam }),
      body: exactSchema.extend({ version: versionSchema }),
    },
    async ({ viewer, params, body: { version, ...exact } }) =>
      json(toPosting(await correctReading(viewer, params.id, version, exact))),
  ),
})
