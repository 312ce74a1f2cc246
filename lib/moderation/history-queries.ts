import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

const MOST_SHOWN = 50

/** What was done to a posting, by whom and when, the latest first: the audit trail since it was submitted. */
export function listPostingHistory(_admin: Admin, { id, createdAt }: { id: number; createdAt: Date }) {
  return db().auditEntry.findMany({
    // The time narrows the index: the trail is long.
    where: { createdAt: { gte: createdAt }, subjectId: id, action: { startsWith: 'posting.' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_SHOWN,
    select: { id: true, actorKind: true, actorName: true, action: true, detail: true, createdAt: true },
  })
}

export type PostingDeed = Awaited<ReturnType<typeof listPostingHistory>>[number]
