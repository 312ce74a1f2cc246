import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { hashOfResetToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

export async function listAdmins(_admin: Admin) {
  const [admins, signIns] = await Promise.all([
    db().admin.findMany({
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
    }),
    // Ended sessions are deleted, so the last sign-in comes from the audit log.
    db().auditEntry.groupBy({ by: 'actorId', where: { action: 'admin.signed-in' }, _max: { createdAt: true } }),
  ])
  const signedInAt = new Map(signIns.map(({ actorId, _max }) => [actorId, _max.createdAt]))
  return admins.map(({ sessions, totpEnabledAt, ...admin }) => ({
    ...admin,
    hasSecondFactor: totpEnabledAt !== null,
    lastSeenAt: sessions[0]?.lastSeenAt ?? signedInAt.get(admin.id) ?? null,
  }))
}

export type ListedAdmin = Awaited<ReturnType<typeof listAdmins>>[number]

export async function listInvitations(_admin: Admin) {
  const invitations = await db().adminInvitation.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, email: true, role: true, createdAt: true, expiresAt: true },
  })
  return invitations.map((invitation) => ({ ...invitation, isExpired: invitation.expiresAt <= now() }))
}

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

export function findInvitation(token: string) {
  return db().adminInvitation.findFirst({
    where: { tokenHash: hashOfResetToken(token), expiresAt: { gt: now() } },
    select: { name: true, email: true, role: true },
  })
}
