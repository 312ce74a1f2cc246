import * as z from 'zod'
import { adminMessages } from '@/lib/admins/messages'
import { changeRole, removeAdmin } from '@/lib/admins/mutations'
import { roleSchema } from '@/lib/admins/schema'
import { messageAnswer } from '@/lib/api/answers'
import { idParam, json, methods, route } from '@/lib/api/route'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PATCH /api/admins/{id}: gives an admin another role
  PATCH: route(
    { auth: 'owner', answers: { 200: messageAnswer }, params, body: roleSchema },
    async ({ viewer, params: { id }, body: { role } }) => {
      await changeRole(viewer, id, role)
      return json({ message: adminMessages.roleChanged })
    },
  ),
  // DELETE /api/admins/{id}: removes an admin and ends their sessions
  DELETE: route({ auth: 'owner', answers: { 200: messageAnswer }, params }, async ({ viewer, params: { id } }) => {
    await removeAdmin(viewer, id)
    return json({ message: adminMessages.removed })
  }),
})
