import { methods, route } from '@/lib/api/route'
import { getOwnResume } from '@/lib/people/profiles/queries'
import { respondWithDocument } from '@/lib/platform/uploads/respond'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "View the signed-in seeker's own resume in the browser",
      tag: 'Profiles',
      auth: 'seeker',
      responses: { 200: '*/*' },
    },
    async ({ viewer }) => respondWithDocument(await getOwnResume(viewer)),
  ),
})
