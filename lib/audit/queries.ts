import 'server-only'
import { type AuditQuery, readActor } from '@/lib/audit/list'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const entrySelect = {
  id: true,
  actorKind: true,
  actorName: true,
  action: true,
  subjectId: true,
  subject: true,
  detail: true,
  createdAt: true,
} satisfies Prisma.AuditEntrySelect

export type AuditEntry = Prisma.AuditEntryGetPayload<{ select: typeof entrySelect }>

/** One page of the audit trail for an owner, with how many entries match; a page beyond the last is the last. */
export async function listAuditEntries(_owner: Admin, query: AuditQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().auditEntry.count({ where }))
  const { direction } = query
  const { skip, take } = shown
  const entries = await rowsOf(
    await db().auditEntry.findMany({
      where,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip,
      take,
      select: { id: true },
    }),
    (within) => db().auditEntry.findMany({ where: within, select: entrySelect }),
  )
  return { entries, ...shown }
}

/** The next entries of an export, newest first. */
export function listAuditEntriesBefore(_owner: Admin, query: AuditQuery, { before, take }: Batch) {
  const where = { ...whereOf(query), id: { lt: before } }
  return db().auditEntry.findMany({ where, orderBy: { id: 'desc' }, take, select: entrySelect })
}

/** What the trail can be filtered by: the actions that occur in it and today's admins. */
export async function listAuditChoices(_owner: Admin) {
  const [actions, admins] = await Promise.all([
    db().auditEntry.groupBy({ by: 'action', orderBy: { action: 'asc' } }),
    db().admin.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true, email: true } }),
  ])
  return { actions: actions.map(({ action }) => action), admins }
}

function whereOf({ search, action, actor }: AuditQuery): Prisma.AuditEntryWhereInput {
  const found = contains(search)
  return {
    ...(action && { action }),
    ...readActor(actor),
    ...(search && { OR: [{ actorName: found }, { subject: found }] }),
  }
}
