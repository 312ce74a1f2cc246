import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { json, methods, route } from '@/lib/api/route'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import { previewSite } from '@/lib/site/site-file/mutations'
import { previewResponse } from '@/lib/site/site-file/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Check a site file and compare it with the site, without changing anything',
      tag: 'Admin console',
      auth: 'owner',
      audit: { none: 'Changes nothing; the import is logged' },
      responses: { 200: previewResponse },
      body: multipart('data', z.strictObject({}), { file: 'siteFile' }),
    },
    async ({ viewer, body: { files } }) => {
      if (!files.file) throw new ApiError('invalid', messages.choose, { fields: { file: messages.choose } })
      return json(await previewSite(viewer, files.file))
    },
  ),
})
