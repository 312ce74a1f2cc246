import * as z from 'zod'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { inviteAdmin } from '@/lib/accounts/admins/mutations'
import { listInvitations } from '@/lib/accounts/admins/queries'
import { invitationResponse } from '@/lib/accounts/admins/responses'
import { invitationSchema } from '@/lib/accounts/admins/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List pending invitations',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: z.array(invitationResponse) },
    },
    async ({ viewer }) => json(await listInvitations(viewer)),
  ),
  POST: route(
    {
      summary: 'Invite an admin by email',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'admin.invited',
      responses: { 201: messageResponse },
      body: invitationSchema,
    },
    async ({ viewer, body }) => {
      await inviteAdmin(viewer, body)
      return json({ message: adminMessages.invited }, 201)
    },
  ),
})
