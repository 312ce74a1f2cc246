import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { rename } from '@/lib/accounts/admin-account/mutations'
import { ownNameSchema } from '@/lib/accounts/admin-account/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: 'Rename the signed-in admin',
      tag: 'Admin console',
      auth: 'admin',
      audit: { ifChanged: 'admin.renamed' },
      responses: { 200: messageResponse },
      body: ownNameSchema,
    },
    async ({ viewer, body: { name } }) => {
      await rename(viewer, name)
      return json({ message: adminAccountMessages.renamed })
    },
  ),
})
