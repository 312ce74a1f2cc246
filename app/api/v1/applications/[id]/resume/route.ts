import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { readResume } from '@/lib/hiring/applications/resume-mutations'
import { idParam } from '@/lib/platform/schemas'
import { respondWithDownload } from '@/lib/platform/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Download an application's resume",
      tag: 'Programs',
      auth: 'program',
      scope: 'applications:read',
      audit: 'application.resume-read',
      responses: { 200: '*/*' },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => respondWithDownload(await readResume(viewer, { id })),
  ),
})
