import { methods, route } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/guards'
import { getResume } from '@/lib/hiring/applications/queries'
import { resumeQuery } from '@/lib/hiring/applications/schema'
import { respondWithDownload } from '@/lib/platform/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Download an application's resume",
      tag: 'Applications',
      auth: 'seeker-or-recruiter',
      responses: { 200: '*/*' },
      query: resumeQuery,
    },
    async ({ viewer, query }) => {
      checkOwnEmail(viewer, query.email)
      return respondWithDownload(await getResume(viewer, query))
    },
  ),
})
