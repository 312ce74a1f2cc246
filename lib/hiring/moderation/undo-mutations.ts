import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import type { ModeratedPosting } from '@/lib/hiring/moderation/queries'
import { changeJobs, type Transitioned } from '@/lib/jobs/postings/transitions'
import { noteJobPage } from '@/lib/jobs/search-notices/mutations'
import { now } from '@/lib/platform/clock'
import { undoMessages } from '@/lib/platform/undo/messages'
import { takeBack } from '@/lib/platform/undo/mutations'

/** Keeps what undoing a decision needs. `posting` is what it was before. */
export async function allowUndo(
  tx: Database,
  { id: postingId, decidedAt, decisionReason }: ModeratedPosting,
  decided: Transitioned & { undoUntil: Date },
): Promise<void> {
  const data = { ...decided, decidedAt, decisionReason }
  await tx.postingUndo.upsert({
    where: { postingId },
    create: { ...data, postingId },
    update: data,
    select: { postingId: true },
  })
}

/**
 * Undoes the last decision on a posting, together with its email and webhooks. If `decided` is given, only undoes the
 * decision that led to that version. Throws `not-found`, or `conflict` if that's too late or something happened since.
 */
export async function undoPostingDecision(admin: Admin, id: number, decided?: number): Promise<void> {
  try {
    await undo(admin, id, decided)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('conflict', moderationMessages.postedAgain)
  }
}

function undo(admin: Admin, id: number, decided?: number): Promise<void> {
  return changeJobs(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
    const posting = await tx.posting.findUnique({ where: { id }, select: undoSelect })
    if (!posting) throw new ApiError('not-found')
    const { version, slug, jobTitle, company, undo, revision, _count: traces } = posting
    const isOther = decided !== undefined && decided !== version
    if (undo?.version !== version || isOther || revision) throw new ApiError('conflict', undoMessages.tooLate)
    if (Object.values(traces).some((count) => count > 0)) throw new ApiError('conflict', moderationMessages.seen)
    await takeBack(tx, undo)
    const { decidedAt, decisionReason } = undo
    const unpublished = { slug: null, approvedAt: null, expiresAt: null, remindedOf: null, changedAt: now() }
    await tx.posting.update({
      where: { id },
      data: { status: 'PENDING', decidedAt, decisionReason, version: { increment: 1 }, ...(slug && unpublished) },
      select: { id: true },
    })
    await noteJobPage(tx, slug, 'removed')
    await tx.postingUndo.delete({ where: { postingId: id }, select: { postingId: true } })
    await audit(tx, admin, { action: 'posting.decision-undone', subjectId: id, subject: `${jobTitle}, ${company}` })
  })
}

const undoSelect = {
  version: true,
  slug: true,
  jobTitle: true,
  company: true,
  undo: true,
  revision: { select: { postingId: true } },
  _count: { select: { applications: true, savedBy: true, alertedTo: true, reports: true } },
} as const
