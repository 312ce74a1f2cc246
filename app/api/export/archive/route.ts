import { Readable } from 'node:stream'
import { methods, route } from '@/lib/api/route'
import { readExport } from '@/lib/console/export/queries'
import { exportKey } from '@/lib/console/export/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Download all data as one archive; the link from POST /api/export works for two minutes',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: 'application/gzip' },
      accountLimit: 'export-by-account',
      query: exportKey,
    },
    async ({ viewer, query: { key } }) => {
      const { fileName, bytes } = await readExport(viewer, key)
      const headers = {
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
      }
      return new Response(Readable.toWeb(bytes) as ReadableStream, { headers })
    },
  ),
})
