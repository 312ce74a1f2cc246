import { json, methods, route } from '@/lib/api/route'
import { readProfileFields } from '@/lib/hiring/resumes/queries'
import { resumeFieldsWire } from '@/lib/people/resumes/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "Read the fields of the signed-in seeker's own resume, to propose them in a form",
      tag: 'Profiles',
      auth: 'seeker',
      responses: { 200: resumeFieldsWire },
      accountLimit: 'resume-fields-by-account',
    },
    async ({ viewer }) => json(await readProfileFields(viewer)),
  ),
})
