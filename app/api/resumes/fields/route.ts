import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { proposeFromFile } from '@/lib/people/resumes/queries'
import { proposalsWire } from '@/lib/people/resumes/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Read the fields of a resume without storing it, to propose them in a form',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 200: proposalsWire },
      limit: 'resume-fields-by-ip',
      body: multipart('data', z.object({}), { resume: 'resume' }),
    },
    async ({ body }) => json({ proposals: await proposeFromFile(body.files.resume) }),
  ),
})
