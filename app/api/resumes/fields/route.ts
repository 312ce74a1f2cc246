import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { readFileFields } from '@/lib/hiring/resumes/queries'
import { resumeFieldsWire } from '@/lib/people/resumes/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Read the fields of a resume without storing it, to propose them in a form',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 200: resumeFieldsWire },
      limit: 'resume-fields-by-ip',
      body: multipart('data', z.object({}), { resume: 'resume' }),
    },
    async ({ body }) => json(await readFileFields(body.files.resume)),
  ),
})
