import * as z from 'zod'
import { viewerWire } from '@/lib/accounts/wire'
import { messageAnswer } from '@/lib/api/answers'
import { json, methods, route } from '@/lib/api/route'
import { findAdmin, findSeeker } from '@/lib/auth/guards'
import { nextAuth } from '@/lib/auth/next-auth'
import { endSession } from '@/lib/auth/sessions'

const kindQuery = z.object({ kind: z.enum(['seeker', 'admin']) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/auth/session: who is signed in as a seeker, for the page's mirror (contract §3)
  GET: route({ auth: 'anyone', answers: { 200: viewerWire } }, async () => {
    const seeker = await findSeeker()
    return json(seeker && { userName: seeker.userName, email: seeker.email, mobile: seeker.mobile })
  }),
  // DELETE /api/auth/session?kind=: signs out, here and for whoever copied the cookie
  DELETE: route({ auth: 'anyone', answers: { 200: messageAnswer }, query: kindQuery }, async ({ query: { kind } }) => {
    const viewer = kind === 'seeker' ? await findSeeker() : await findAdmin()
    if (viewer) await endSession(viewer.sessionId)
    await nextAuth[kind].signOut({ redirect: false })
    return json({ message: 'Signed out.' })
  }),
})
