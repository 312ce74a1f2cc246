import { collectAccount, zipOf } from '@/lib/accounts/seekers/queries'
import { methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Download everything stored about the signed-in seeker as a zip of JSON and files',
      tag: 'Accounts',
      auth: 'seeker',
      responses: { 200: 'application/zip' },
      accountLimit: 'export-by-account',
    },
    async ({ viewer }) => {
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="your-data.zip"',
        'cache-control': 'private, no-store',
      }
      return new Response(zipOf(await collectAccount(viewer)), { headers })
    },
  ),
})
