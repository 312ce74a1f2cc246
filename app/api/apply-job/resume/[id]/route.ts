import * as z from 'zod'
import { methods, route } from '@/lib/api/route'
import { getResumeToRead } from '@/lib/hiring/applications/queries'
import { respondWithResume } from '@/lib/platform/resumes/respond'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "View an application's resume in the browser",
      tag: 'Applications',
      auth: 'recruiter',
      responses: { 200: '*/*' },
      params: z.object({ id: idParam }),
      query: z.object({ words: z.string().max(100).catch('').describe('Words to mark, except in a PDF') }),
    },
    async ({ viewer, params: { id }, query: { words } }) => respondWithResume(await getResumeToRead(viewer, id), words),
  ),
})
