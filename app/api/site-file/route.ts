import { multipart } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { recordExport } from '@/lib/console/audit/mutations'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import { importSite } from '@/lib/site/site-file/mutations'
import { exportSite } from '@/lib/site/site-file/queries'
import { importBody } from '@/lib/site/site-file/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Download the company, brand, terms, pages, menus and page content as one zip file',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: 'application/zip' },
    },
    async ({ viewer }) => {
      const { fileName, bytes } = await exportSite(viewer)
      await recordExport(viewer, 'site', {})
      return new Response(bytes, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${fileName}"`,
        },
      })
    },
  ),
  POST: route(
    {
      summary: 'Import a site file, unless the site has changed since the preview',
      tag: 'Admin console',
      auth: 'owner',
      audit: [
        'site-file.imported',
        'setting.saved',
        'site-page.added',
        'site-page.published',
        'site-page.hidden',
        'site-page.shown',
        'site-text.published',
        'menu.changed',
      ],
      responses: { 200: messageResponse },
      body: multipart('data', importBody, { file: 'siteFile' }),
    },
    async ({ viewer, body: { data, files } }) => {
      if (!files.file) throw new ApiError('invalid', messages.choose, { fields: { file: messages.choose } })
      await importSite(viewer, files.file, data.state)
      return json({ message: messages.imported })
    },
  ),
})
