import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { checkOwnPassword } from '@/lib/auth/credentials'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { passkeyMessages as messages } from '@/lib/auth/passkeys/messages'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

export const RECENT_SECONDS = 10 * 60

export const isRecent = (time: Date | null) => time !== null && now().getTime() - time.getTime() < RECENT_SECONDS * 1000

/**
 * What someone needs to change how they sign in: nothing more if they just signed in. A provider may have signed them in
 * without asking, so then it's the time at which it asked that counts.
 */
export type Proof = 'none' | 'password' | 'sign-in'

export async function findNeededProof(viewer: Seeker | Admin): Promise<Proof> {
  const session = await db().session.findUnique({
    where: { id: viewer.sessionId },
    select: { createdAt: true, identityId: true, authenticatedAt: true },
  })
  if (session && isRecent(session.identityId === null ? session.createdAt : session.authenticatedAt)) return 'none'
  return (await findPasswordHash(viewer)) ? 'password' : 'sign-in'
}

async function findPasswordHash({ kind, id }: Seeker | Admin): Promise<string | null> {
  const one = { where: { id }, select: { passwordHash: true } }
  const account = kind === 'seeker' ? await db().seeker.findUnique(one) : await db().admin.findUnique(one)
  return account?.passwordHash ?? null
}

/** Throws `invalid` for a missing or wrong password, `forbidden` if the viewer has none and has to sign in again. */
export async function checkRecentProof(viewer: Seeker | Admin, password: string | undefined): Promise<void> {
  const proof = await findNeededProof(viewer)
  if (proof === 'none') return
  if (proof === 'sign-in') throw new ApiError('forbidden', messages.proofNeeded)
  if (!password)
    throw new ApiError('invalid', messages.passwordNeeded, { fields: { password: messages.passwordNeeded } })
  await checkOwnPassword(viewer, password, 'password', messages.wrongPassword)
}
