import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'

export const ownedBy = ({ kind, id }: Pick<Seeker | Admin, 'kind' | 'id'>) =>
  kind === 'seeker' ? { seekerId: id } : { adminId: id }

export function listPasskeys(viewer: Seeker | Admin) {
  return db().passkey.findMany({
    where: ownedBy(viewer),
    orderBy: { id: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  })
}
