import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Kind, sessionLife } from '@/lib/auth/cookies'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

const DAY_MS = 24 * 60 * 60 * 1000

/** `providerSession` is what a sign-in provider knows a session by. */
type StartedBy = { identityId: number; providerSession: string | null; authenticatedAt: Date | null }

export async function createSession(
  tx: Database,
  kind: Kind,
  accountId: number,
  startedBy?: StartedBy,
): Promise<string> {
  const id = randomBytes(24).toString('base64url')
  const time = now()
  const expiresAt = new Date(time.getTime() + sessionLife[kind].absolute * 1000)
  const data = { id, createdAt: time, lastSeenAt: time, expiresAt, ...ownerOf(kind, accountId), ...startedBy }
  await tx.session.create({ data, select: { id: true } })
  if (kind === 'seeker') await tx.seeker.updateMany({ where: { id: accountId }, data: seenAt(time) })
  return id
}

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
  if (session && session.lastSeenAt.getTime() < time - life.touchEvery * 1000) {
    await db().session.updateMany({ where: { id }, data: { lastSeenAt: new Date(time) } })
    if (session.seeker) await noteUse(session.seeker.id, time)
  }
  return session
}

async function noteUse(seekerId: number, time: number): Promise<void> {
  const where = { id: seekerId, lastSeenAt: { lt: new Date(time - DAY_MS) } }
  await db().seeker.updateMany({ where, data: seenAt(new Date(time)) })
}

const seenAt = (time: Date) => ({ lastSeenAt: time, retentionWarnedAt: null })

export async function endSession(id: string): Promise<void> {
  await db().session.deleteMany({ where: { id } })
}

export async function endOtherSessions(tx: Database, kind: Kind, accountId: number, keep: string | null) {
  const where = { ...ownerOf(kind, accountId), ...(keep && { id: { not: keep } }) }
  return (await tx.session.deleteMany({ where })).count
}

export function ownerOf(kind: Kind, accountId: number) {
  return kind === 'seeker' ? { seekerId: accountId } : { adminId: accountId }
}
