import { adminAccountMessages } from '@/lib/admin-account/messages'
import { endOwnOtherSessions } from '@/lib/admin-account/mutations'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // DELETE /api/adminaccount/sessions: signs the admin out everywhere but here
  DELETE: route({ auth: 'admin', answers: { 200: messageAnswer } }, async ({ viewer }) => {
    await endOwnOtherSessions(viewer)
    return json({ message: adminAccountMessages.othersEnded })
  }),
})
