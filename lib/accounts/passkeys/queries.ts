import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'

export const ownedBy = ({ kind, id }: Pick<Seeker | Admin, 'kind' | 'id'>) =>
  kind === 'seeker' ? { seekerId: id } : { adminId: id }

export function listPasskeys(viewer: Seeker | Admin) {
  return db().passkey.findMany({
    where: ownedBy(viewer),
    orderBy: { id: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  })
}

/** Whether a seeker can still sign in without this passkey. Admins always have a password. */
export async function hasOtherWayIn(tx: Database, viewer: Seeker | Admin, passkeyId: number): Promise<boolean> {
  if (viewer.kind === 'admin') return true
  const others = { ...ownedBy(viewer), id: { not: passkeyId } }
  if ((await tx.passkey.count({ where: others })) > 0) return true
  // With either of these, an emailed code works too.
  const byEmail = { id: viewer.id, OR: [{ passwordHash: { not: null } }, { openedByCodeAt: { not: null } }] }
  return (await tx.seeker.count({ where: byEmail })) > 0
}
