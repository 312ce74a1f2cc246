import { methods, route } from '@/lib/api/route'
import { getResume } from '@/lib/applications/queries'
import { resumeQuery } from '@/lib/applications/schema'
import { checkOwnEmail } from '@/lib/auth/guards'
import { respondWithDownload } from '@/lib/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "An application's resume, for its owner and admins",
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
