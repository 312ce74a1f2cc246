import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { saveStages } from '@/lib/hiring/stages/mutations'
import { stagesBody, stagesWire } from '@/lib/hiring/stages/schema'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Save the stages of a job's applications",
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'posting.stages-changed',
      responses: { 200: stagesWire },
      params: z.object({ id: idParam }),
      body: stagesBody,
    },
    async ({ viewer, params: { id }, body }) => json(await saveStages(viewer, id, body)),
  ),
})
