import { methods, route } from '@/lib/api/route'
import { checkOwnEmail } from '@/lib/auth/guards'
import { readAppliedResume } from '@/lib/hiring/applications/resume-mutations'
import { resumeQuery } from '@/lib/hiring/applications/schema'
import { respondWithDownload } from '@/lib/platform/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Download an application's resume",
      tag: 'Applications',
      auth: 'seeker-or-recruiter',
      audit: { ifChanged: 'application.resume-read' },
      responses: { 200: '*/*' },
      query: resumeQuery,
    },
    async ({ viewer, query }) => {
      checkOwnEmail(viewer, query.email)
      return respondWithDownload(await readAppliedResume(viewer, query))
    },
  ),
})
