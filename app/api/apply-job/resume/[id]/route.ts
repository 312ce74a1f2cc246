import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { getResumeToRead } from '@/lib/hiring/applications/queries'
import { idParam } from '@/lib/platform/schemas'
import { respondWithDocument } from '@/lib/platform/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "View an application's resume in the browser",
      tag: 'Applications',
      auth: 'recruiter',
      responses: { 200: '*/*' },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => respondWithDocument(await getResumeToRead(viewer, id)),
  ),
})
