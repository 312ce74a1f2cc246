import 'server-only'
import { sessionLife } from '@/lib/auth/cookies'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

export async function getSecondFactor({ id }: Admin) {
  const { totpEnabledAt, recoveryCodes } = await db().admin.findUniqueOrThrow({
    where: { id },
    select: { totpEnabledAt: true, recoveryCodes: true },
  })
  return { since: totpEnabledAt, codesLeft: recoveryCodes.length }
}

export async function wantsSummary({ id }: Admin): Promise<boolean> {
  const { summaryAt } = await db().admin.findUniqueOrThrow({ where: { id }, select: { summaryAt: true } })
  return summaryAt !== null
}

const MAX_SESSIONS = 8

export async function listOtherSessions({ id: adminId, sessionId }: Admin) {
  const time = now().getTime()
  const where = {
    adminId,
    id: { not: sessionId },
    expiresAt: { gt: new Date(time) },
    lastSeenAt: { gt: new Date(time - sessionLife.admin.idle * 1000) },
  }
  const select = { createdAt: true, lastSeenAt: true }
  const [count, latest] = await Promise.all([
    db().session.count({ where }),
    db().session.findMany({ where, orderBy: { lastSeenAt: 'desc' }, take: MAX_SESSIONS, select }),
  ])
  return { count, latest }
}

export type OtherSessions = Awaited<ReturnType<typeof listOtherSessions>>

export async function getSignedInAt({ sessionId }: Admin): Promise<Date> {
  const { createdAt } = await db().session.findUniqueOrThrow({ where: { id: sessionId }, select: { createdAt: true } })
  return createdAt
}
