import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import { createPersonImport } from '@/lib/hiring/person-imports/mutations'
import { importWire } from '@/lib/jobs/imports/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Upload a CSV file with people and a zip file with their resumes; nothing is imported yet',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'person-import.uploaded',
      accountLimit: 'import-by-account',
      responses: { 201: importWire },
      body: multipart('data', z.strictObject({}), { file: 'personImport', resumes: 'resumeZip' }),
    },
    async ({ viewer, body: { files } }) => {
      if (!files.file) throw new ApiError('invalid', messages.choose, { fields: { file: messages.choose } })
      return json(await createPersonImport(viewer, files.file, files.resumes), 201)
    },
  ),
})
