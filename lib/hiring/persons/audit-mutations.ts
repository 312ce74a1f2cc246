import 'server-only'
import type { Database } from '@/lib/db'

export const GONE = 'A deleted account'

/** Removes a person's name and email from what the audit log says of their account and applications. */
export async function forgetInAudit(tx: Database, actorId: number, email: string): Promise<void> {
  const own = { actorKind: 'SEEKER', actorId } as const
  await tx.auditEntry.updateMany({ where: own, data: { actorName: GONE } })
  const applications = await tx.application.findMany({ where: { seekerId: actorId }, select: { id: true } })
  // Recruiters may have deleted some.
  const deleted = await tx.auditEntry.findMany({
    where: { action: 'application.deleted', detail: { path: ['email'], equals: email } },
    select: { subjectId: true },
  })
  await forgetApplications(tx, [
    ...applications.map(({ id }) => id),
    ...deleted.flatMap(({ subjectId }) => (subjectId === null ? [] : [subjectId])),
  ])
  const named = ['email', 'to'].map((field) => ({ detail: { path: [field], equals: email } }))
  await tx.auditEntry.updateMany({ where: { OR: named }, data: { subject: GONE, detail: {} } })
}

export async function forgetApplications(tx: Database, ids: number[]): Promise<void> {
  const where = { subjectId: { in: ids }, action: { startsWith: 'application.' } }
  await tx.auditEntry.updateMany({ where, data: { subject: GONE } })
}
