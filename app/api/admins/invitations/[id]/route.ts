import * as z from 'zod'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { withdrawInvitation } from '@/lib/accounts/admins/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Withdraw an invitation',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'admin.invitation-withdrawn',
      responses: { 200: messageResponse },
      params: z.object({ id: idParam }),
    },
    async ({ viewer, params: { id } }) => {
      await withdrawInvitation(viewer, id)
      return json({ message: adminMessages.withdrawn })
    },
  ),
})
