import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { readResume } from '@/lib/hiring/applications/resume-mutations'
import { respondWithResume } from '@/lib/platform/resumes/respond'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "View an application's resume in the browser",
      tag: 'Applications',
      auth: 'recruiter',
      audit: 'application.resume-read',
      responses: { 200: '*/*' },
      params: z.object({ id: idParam }),
      query: z.object({ words: z.string().max(100).catch('').describe('Words to mark, except in a PDF') }),
    },
    async ({ viewer, params: { id }, query: { words } }) => respondWithResume(await readResume(viewer, { id }), words),
  ),
})
