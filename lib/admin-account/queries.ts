import 'server-only'
import { sessionLife } from '@/lib/auth/cookies'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'

/** Whether the admin's second factor is on, since when, and how many recovery codes are left. */
export async function getSecondFactor({ id }: Admin) {
  const { totpEnabledAt, recoveryCodes } = await db().admin.findUniqueOrThrow({
    where: { id },
    select: { totpEnabledAt: true, recoveryCodes: true },
  })
  return { since: totpEnabledAt, codesLeft: recoveryCodes.length }
}

/** The admin's sessions that still stand, this one first, then the latest seen. Their ids are keys and stay here. */
export async function listOwnSessions({ id: adminId, sessionId }: Admin) {
  const time = now().getTime()
  const sessions = await db().session.findMany({
    where: {
      adminId,
      expiresAt: { gt: new Date(time) },
      lastSeenAt: { gt: new Date(time - sessionLife.admin.idle * 1000) },
    },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, createdAt: true, lastSeenAt: true },
  })
  return sessions
    .map(({ id, ...session }) => ({ ...session, isThis: id === sessionId }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

export type OwnSession = Awaited<ReturnType<typeof listOwnSessions>>[number]
