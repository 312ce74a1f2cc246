import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { hashOfResetToken } from '@/lib/auth/reset-tokens'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'

/** Every admin, the oldest account first, with when they were last seen. */
export async function listAdmins(_admin: Admin) {
  const admins = await db().admin.findMany({
    orderBy: { id: 'asc' },
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      totpEnabledAt: true,
      createdAt: true,
      sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
    },
  })
  return admins.map(({ sessions, totpEnabledAt, ...admin }) => ({
    ...admin,
    hasSecondFactor: totpEnabledAt !== null,
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
  }))
}

export type ListedAdmin = Awaited<ReturnType<typeof listAdmins>>[number]

/** The invitations that wait for an answer, the latest first. */
export function listInvitations(_admin: Admin) {
  return db().adminInvitation.findMany({
    where: { expiresAt: { gt: now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, email: true, role: true, expiresAt: true },
  })
}

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

/** The invitation that a mailed link names, or null when it is used, withdrawn or too old. */
export function findInvitation(token: string) {
  return db().adminInvitation.findFirst({
    where: { tokenHash: hashOfResetToken(token), expiresAt: { gt: now() } },
    select: { name: true, email: true, role: true },
  })
}
