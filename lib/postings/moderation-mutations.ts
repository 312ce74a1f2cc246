import 'server-only'
import { ApiError, toApiError } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { momentLabel } from '@/lib/dates'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { putMail } from '@/lib/mail/outbox'
import { toPosting } from '@/lib/postings/format'
import { letters } from '@/lib/postings/letters'
import { hireMessages, moderationMessages } from '@/lib/postings/messages'
import { findDecision, type ModeratedPosting, postingSelect } from '@/lib/postings/moderation-queries'
import type { Decision, Decisions } from '@/lib/postings/moderation-schema'
import { freeSlug, slugOf } from '@/lib/postings/slug'

const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_DAYS = 60

export type DecisionResult = { hireFromUsId: number; isDecided: boolean; message: string }

/**
 * Publishes a pending posting under a slug of its own, or refuses it with a reason, and tells its employer. Throws
 * `not-found`, or `conflict` with the posting as it is now: once it is decided, by whom and when, or when it was
 * changed since the admin read it.
 */
export function decidePosting(admin: Admin, decision: Decision): Promise<ModeratedPosting> {
  return db().$transaction(async (tx) => {
    // Of two admins the second waits here and then meets what the first decided.
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${decision.hireFromUsId} FOR UPDATE`
    const posting = await tx.posting.findUnique({ where: { id: decision.hireFromUsId }, select: postingSelect })
    if (!posting) throw new ApiError('not-found')
    await refuseStale(tx, posting, decision.version)
    return decision.status === 'approved' ? approve(tx, admin, posting) : reject(tx, admin, posting, decision.reason)
  })
}

/** Decides on several postings alike, each by itself: one that cannot be decided holds up no other. */
export async function decidePostings(admin: Admin, { postings, status, reason }: Decisions): Promise<DecisionResult[]> {
  const results: DecisionResult[] = []
  for (const { hireFromUsId, version } of postings) {
    try {
      await decidePosting(admin, { hireFromUsId, status, reason, ...(version && { version }) })
      results.push({ hireFromUsId, isDecided: true, message: moderationMessages[status] })
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.code === 'internal' || refusal.code === 'unavailable') logError(error)
      results.push({ hireFromUsId, isDecided: false, message: refusal.message })
    }
  }
  return results
}

async function refuseStale(tx: Database, posting: ModeratedPosting, version: number | undefined) {
  const current = toPosting(posting)
  if (posting.status !== 'PENDING') {
    const decision = await findDecision(tx, posting)
    const message = decision
      ? `${decision.actorName} ${current.status} this posting on ${momentLabel(decision.createdAt)}.`
      : hireMessages.decidedAlready
    throw new ApiError('conflict', message, { current })
  }
  if (version !== undefined && version !== posting.version)
    throw new ApiError('conflict', moderationMessages.changed, { current })
}

async function approve(tx: Database, admin: Admin, posting: ModeratedPosting) {
  const approvedAt = now()
  const expiresAt = closingTime(approvedAt, posting.closesOn)
  if (expiresAt <= approvedAt) throw new ApiError('conflict', hireMessages.closedAlready)
  const slug = await newSlug(tx, posting.jobTitle)
  const approved = await tx.posting.update({
    where: { id: posting.id },
    data: { status: 'APPROVED', slug, approvedAt, expiresAt, decidedAt: approvedAt, version: { increment: 1 } },
    select: postingSelect,
  })
  await putMail(tx, posting.email, letters.approved(posting, `${env().SITE_URL}/applied-jobs/apply/${slug}`))
  await audit(tx, admin, { action: 'posting.approved', ...subjectOf(posting), detail: { slug } })
  return approved
}

async function reject(tx: Database, admin: Admin, posting: ModeratedPosting, reason: string) {
  const rejected = await tx.posting.update({
    where: { id: posting.id },
    data: { status: 'REJECTED', decisionReason: reason, decidedAt: now(), version: { increment: 1 } },
    select: postingSelect,
  })
  await putMail(tx, posting.email, letters.rejected(posting, reason))
  await audit(tx, admin, { action: 'posting.rejected', ...subjectOf(posting), detail: reason ? { reason } : {} })
  return rejected
}

const subjectOf = ({ id, jobTitle, company }: ModeratedPosting) => ({
  subjectId: id,
  subject: `${jobTitle}, ${company}`,
})

/** Jobs of one title that are approved at once take their numbers one after the other. */
async function newSlug(tx: Database, jobTitle: string): Promise<string> {
  const base = slugOf(jobTitle)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${base}))`
  const taken = await tx.posting.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } })
  const slugs = taken.map(({ slug }) => slug ?? '')
  return freeSlug(base, slugs)
}

/** The end of the day the employer asked for, at most 60 days after approval. */
function closingTime(approvedAt: Date, closesOn: Date | null): Date {
  const latest = approvedAt.getTime() + OPEN_DAYS * DAY_MS
  return new Date(closesOn ? Math.min(latest, closesOn.getTime() + DAY_MS - 1) : latest)
}
