import { adminAccountMessages } from '@/lib/admin-account/messages'
import { rename } from '@/lib/admin-account/mutations'
import { ownNameSchema } from '@/lib/admin-account/schema'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/adminaccount: gives the signed-in admin another name
  PATCH: route(
    { auth: 'admin', answers: { 200: messageAnswer }, body: ownNameSchema },
    async ({ viewer, body: { name } }) => {
      await rename(viewer, name)
      return json({ message: adminAccountMessages.renamed })
    },
  ),
})
