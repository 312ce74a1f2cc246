import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import { endOwnOtherSessions } from '@/lib/accounts/admin-account/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(
    {
      summary: 'Sign the admin out everywhere else',
      tag: 'Admin console',
      auth: 'admin',
      audit: { ifChanged: 'admin.sessions-ended' },
      responses: { 200: messageResponse },
    },
    async ({ viewer }) => {
      await endOwnOtherSessions(viewer)
      return json({ message: adminAccountMessages.othersEnded })
    },
  ),
})
