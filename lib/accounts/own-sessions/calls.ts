import 'server-only'
import { sessionMessages } from '@/lib/accounts/own-sessions/messages'
import { endOwnOtherSessions } from '@/lib/accounts/own-sessions/mutations'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'

const own = {
  seeker: { auth: 'seeker', tag: 'Accounts', audit: undefined },
  admin: { auth: 'admin', tag: 'Admin console', audit: { ifChanged: 'admin.sessions-ended' } },
} as const

/** The call with which seekers and admins sign out everywhere else. It only differs in the audit log. */
export function sessionCalls(kind: keyof typeof own) {
  return methods({
    DELETE: route(
      {
        summary: `Sign the ${kind} out everywhere else`,
        ...own[kind],
        responses: { 200: messageResponse },
      },
      async ({ viewer }) => {
        await endOwnOtherSessions(viewer)
        return json({ message: sessionMessages.othersEnded })
      },
    ),
  })
}
