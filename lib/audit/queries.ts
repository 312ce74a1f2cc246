import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

/** What the trail can be filtered by: the actions that occur in it and today's admins. */
export async function listAuditChoices(_owner: Admin) {
  const [actions, admins] = await Promise.all([
    db().auditEntry.groupBy({ by: 'action', orderBy: { action: 'asc' } }),
    db().admin.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true, email: true } }),
  ])
  return { actions: actions.map(({ action }) => action), admins }
}
