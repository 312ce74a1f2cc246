import 'server-only'
import { lockAccount } from '@/lib/auth/credentials'
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

/** Whether the viewer can still sign in without this passkey. */
export async function hasOtherWayIn(tx: Database, viewer: Seeker | Admin, passkeyId: number): Promise<boolean> {
  const others = { ...ownedBy(viewer), id: { not: passkeyId } }
  if ((await tx.passkey.count({ where: others })) > 0) return true
  if ((await lockAccount(tx, viewer.kind, viewer.id))?.passwordHash) return true
  if (viewer.kind === 'admin') return false
  // An account that an emailed code opened can always get another one.
  return (await tx.seeker.count({ where: { id: viewer.id, openedByCodeAt: { not: null } } })) > 0
}
