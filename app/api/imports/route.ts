import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { createImport } from '@/lib/jobs/imports/mutations'
import { importWire } from '@/lib/jobs/imports/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Upload a CSV file, XML feed or WordPress export with jobs; nothing is imported yet',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'job-import.uploaded',
      accountLimit: 'import-by-account',
      responses: { 201: importWire },
      body: multipart('data', z.strictObject({}), { file: 'jobImport' }),
    },
    async ({ viewer, body: { files } }) => {
      if (!files.file) throw new ApiError('invalid', messages.choose, { fields: { file: messages.choose } })
      return json(await createImport(viewer, files.file), 201)
    },
  ),
})
