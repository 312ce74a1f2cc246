import 'server-only'
import { lockOwner } from '@/lib/accounts/admins/mutations'
import { noteMethod } from '@/lib/accounts/sign-in-methods/identity-mutations'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { listSignInMethods } from '@/lib/accounts/sign-in-methods/queries'
import { approveRequest } from '@/lib/accounts/sign-in-methods/staff-mutations'
import { ApiError } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'
import { endOtherSessions } from '@/lib/auth/sessions'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { now } from '@/lib/platform/clock'

/**
 * Also ends all other sessions. Throws `forbidden` if the viewer signed in a while ago, `conflict` if no other method
 * remains.
 */
export async function removeSignInMethod(viewer: Seeker | Admin, method: 'password' | number): Promise<void> {
  if ((await findNeededProof(viewer)) !== 'none') throw new ApiError('forbidden', messages.signInAgain)
  await db().$transaction(async (tx) => {
    await lockViewer(tx, viewer)
    const found = (await listSignInMethods(viewer, tx)).find(({ id }) => id === String(method))
    if (!found) throw new ApiError('not-found')
    if (!found.isRemovable) throw new ApiError('conflict', found.isRoleByGroup ? messages.byGroup : messages.last)
    await (method === 'password' ? removePassword(tx, viewer) : removeIdentity(tx, viewer, method))
    // Someone may have used it who shouldn't.
    await endOtherSessions(tx, viewer.kind, viewer.id, viewer.sessionId)
    await noteMethod(tx, viewer, 'removed', found.name)
  })
}

async function removePassword(tx: Database, { kind, id }: Seeker | Admin): Promise<void> {
  if (kind === 'admin') {
    await tx.admin.update({ where: { id }, data: { passwordHash: null, breakGlassAt: null }, select: { id: true } })
    return
  }
  await tx.passwordReset.deleteMany({ where: { seekerId: id } })
  // Without a password, this is what makes it an account.
  await tx.seeker.updateMany({ where: { id, openedByCodeAt: null }, data: { openedByCodeAt: now() } })
  await tx.seeker.update({ where: { id }, data: { passwordHash: null }, select: { id: true } })
}

async function removeIdentity(
  tx: Database,
  { kind, id: account, sessionId }: Seeker | Admin,
  id: number,
): Promise<void> {
  // If the session was started with it, deleting the identity would delete the session too.
  await tx.session.updateMany({
    where: { id: sessionId, identityId: id },
    data: { identityId: null, providerSession: null },
  })
  const owner = kind === 'seeker' ? { seekerId: account } : { adminId: account }
  await tx.identity.deleteMany({ where: { id, ...owner } })
}

export async function approveStaff(owner: Admin, id: number, role: AdminRole): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    await approveRequest(tx, owner, id, role)
  })
}

export async function declineStaff(owner: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, owner)
    const request = await tx.staffRequest.findUnique({ where: { id }, select: { email: true } })
    if (!request) throw new ApiError('not-found')
    await tx.staffRequest.deleteMany({ where: { id } })
    await audit(tx, owner, { action: 'admin.request-declined', subjectId: id, subject: request.email })
  })
}
