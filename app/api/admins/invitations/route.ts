import * as z from 'zod'
import { adminMessages } from '@/lib/admins/messages'
import { inviteAdmin } from '@/lib/admins/mutations'
import { listInvitations } from '@/lib/admins/queries'
import { invitationSchema } from '@/lib/admins/schema'
import { invitationWire } from '@/lib/admins/wire'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/admins/invitations: those that wait for an answer
  GET: route({ auth: 'owner', answers: { 200: z.array(invitationWire) } }, async ({ viewer }) =>
    json(await listInvitations(viewer)),
  ),
  // POST /api/admins/invitations: asks somebody by mail to become an admin
  POST: route({ auth: 'owner', answers: { 201: messageAnswer }, body: invitationSchema }, async ({ viewer, body }) => {
    await inviteAdmin(viewer, body)
    return json({ message: adminMessages.invited }, 201)
  }),
})
