import * as z from 'zod'
import { viewerResponse } from '@/lib/accounts/seekers/responses'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { nextAuth } from '@/lib/auth/next-auth'
import { endSession } from '@/lib/auth/sessions'

const kindQuery = z.object({ kind: z.enum(['seeker', 'admin']) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the signed-in seeker',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: viewerResponse },
    },
    async () => {
      const seeker = await findSeeker()
      return json(seeker && { userName: seeker.userName, email: seeker.email, mobile: seeker.mobile })
    },
  ),
  DELETE: route(
    {
      summary: 'Sign out and end the session',
      tag: 'Accounts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      query: kindQuery,
    },
    async ({ query: { kind } }) => {
      const viewer = kind === 'seeker' ? await findSeeker() : await findAdmin()
      if (viewer) await endSession(viewer.sessionId)
      await nextAuth[kind].signOut({ redirect: false })
      return json({ message: 'Signed out.' })
    },
  ),
})
