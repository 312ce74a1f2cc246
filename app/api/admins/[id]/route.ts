import * as z from 'zod'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { changeRole, removeAdmin } from '@/lib/accounts/admins/mutations'
import { roleSchema } from '@/lib/accounts/admins/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: route(
    {
      summary: "Change an admin's role",
      tag: 'Admin console',
      auth: 'owner',
      audit: 'admin.role-changed',
      responses: { 200: messageResponse },
      params,
      body: roleSchema,
    },
    async ({ viewer, params: { id }, body: { role } }) => {
      await changeRole(viewer, id, role)
      return json({ message: adminMessages.roleChanged })
    },
  ),
  DELETE: route(
    {
      summary: 'Remove an admin and end their sessions',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'admin.removed',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      await removeAdmin(viewer, id)
      return json({ message: adminMessages.removed })
    },
  ),
})
