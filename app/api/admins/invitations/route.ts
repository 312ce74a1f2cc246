import { adminMessages } from '@/lib/admins/messages'
import { inviteAdmin } from '@/lib/admins/mutations'
import { listInvitations } from '@/lib/admins/queries'
import { invitationSchema } from '@/lib/admins/schema'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/admins/invitations: those that wait for an answer
  GET: route({ auth: 'owner' }, async ({ viewer }) => json(await listInvitations(viewer))),
  // POST /api/admins/invitations: asks somebody by mail to become an admin
  POST: route({ auth: 'owner', body: invitationSchema }, async ({ viewer, body }) => {
    await inviteAdmin(viewer, body)
    return json({ message: adminMessages.invited }, 201)
  }),
})
