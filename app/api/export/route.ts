import { proofSchema } from '@/lib/accounts/webhooks/schema'
import { json, methods, route } from '@/lib/api/route'
import { startExport } from '@/lib/console/export/mutations'
import { exportResponse } from '@/lib/console/export/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Get a link that downloads all data; needs the password or a sign-in in the last ten minutes',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'data.exported',
      responses: { 200: exportResponse },
      accountLimit: 'password-by-account',
      body: proofSchema,
    },
    async ({ viewer, body: { password } }) => json(await startExport(viewer, password)),
  ),
})
