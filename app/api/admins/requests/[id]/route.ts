import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import { approveStaff, declineStaff } from '@/lib/accounts/sign-in-methods/mutations'
import { approvalBody, requestParam } from '@/lib/accounts/sign-in-methods/schema'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: "Give access to someone from the company's directory",
      tag: 'Admin console',
      auth: 'owner',
      audit: 'admin.joined',
      responses: { 200: messageResponse },
      params: requestParam,
      body: approvalBody,
    },
    async ({ viewer, params: { id }, body: { role } }) => {
      await approveStaff(viewer, id, role)
      return json({ message: methodMessages.approved })
    },
  ),
  DELETE: route(
    {
      summary: "Decline a request for access from the company's directory",
      tag: 'Admin console',
      auth: 'owner',
      audit: 'admin.request-declined',
      responses: { 200: messageResponse },
      params: requestParam,
    },
    async ({ viewer, params: { id } }) => {
      await declineStaff(viewer, id)
      return json({ message: methodMessages.declined })
    },
  ),
})
