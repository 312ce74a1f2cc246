import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Kind, sessionLife } from '@/lib/auth/cookies'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'

/** Starts a session of an account and returns its id, which only the encrypted cookie carries. */
export async function createSession(kind: Kind, accountId: number): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now().getTime() + sessionLife[kind].absolute * 1000)
  const owner = kind === 'seeker' ? { seekerId: accountId } : { adminId: accountId }
  await db().session.create({ data: { id, expiresAt, lastSeenAt: now(), ...owner }, select: { id: true } })
  return id
}

/** The account behind a session that still stands, or null when it ended, expired or slept too long. */
export async function findSessionAccount(kind: Kind, id: string) {
  const life = sessionLife[kind]
  const time = now().getTime()
  const session = await db().session.findFirst({
    where: { id, expiresAt: { gt: new Date(time) }, lastSeenAt: { gt: new Date(time - life.idle * 1000) } },
    select: {
      lastSeenAt: true,
      seeker: { select: { id: true, email: true, userName: true, mobile: true } },
      admin: { select: { id: true, email: true, name: true, role: true } },
    },
  })
  if (session && session.lastSeenAt.getTime() < time - life.touchEvery * 1000)
    await db().session.updateMany({ where: { id }, data: { lastSeenAt: new Date(time) } })
  return session
}

/** Ends one session; the cookie that names it is worth nothing from then on. */
export async function endSession(id: string): Promise<void> {
  await db().session.deleteMany({ where: { id } })
}

/** Ends every session of a seeker but the one given, after a changed or reset password. */
export async function endOtherSessions(tx: Database, seekerId: number, keep: string | null): Promise<void> {
  await tx.session.deleteMany({ where: { seekerId, ...(keep && { id: { not: keep } }) } })
}
