import 'server-only'
import { ApiError, toApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { momentLabel } from '@/lib/dates'
import type { Database } from '@/lib/db'
import { logError } from '@/lib/log'
import { moderationMessages } from '@/lib/moderation/messages'
import { findDecision, type ModeratedPosting, postingSelect } from '@/lib/moderation/queries'
import type { Decision, Decisions } from '@/lib/moderation/schema'
import { toPosting } from '@/lib/postings/format'
import { freeSlug, slugOf } from '@/lib/postings/links'
import { canTransition, closesSoon, closingTime, isUndecided, postingTransitions } from '@/lib/postings/statuses'
import { changeJobs, type JobsTransaction, transitionPosting } from '@/lib/postings/transitions'

export type DecisionResult = { hireFromUsId: number; isDecided: boolean; message: string }

/**
 * Publishes a pending posting under a slug of its own, rejects it with a reason or sends it back with questions, or takes
 * a job that is or was open down, and tells its employer. Throws `not-found`, or `conflict` with the posting as it is now: once it is decided, by whom and
 * when, or when it was changed since the admin read it.
 */
export function decidePosting(admin: Admin, decision: Decision): Promise<ModeratedPosting> {
  return changeJobs(async (tx) => {
    // A second admin blocks here and then sees the first decision.
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${decision.hireFromUsId} FOR UPDATE`
    const posting = await tx.posting.findUnique({ where: { id: decision.hireFromUsId }, select: postingSelect })
    if (!posting) throw new ApiError('not-found')
    await assertDecidable(tx, posting, decision)
    await decisionsByStatus[decision.status].decide({ tx, admin, posting, reason: decision.reason })
    return tx.posting.findUniqueOrThrow({ where: { id: posting.id }, select: postingSelect })
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
      const failure = toApiError(error)
      if (failure.code === 'internal' || failure.code === 'unavailable') logError(error)
      results.push({ hireFromUsId, isDecided: false, message: failure.message })
    }
  }
  return results
}

async function assertDecidable(tx: Database, posting: ModeratedPosting, { status, version }: Decision) {
  const current = toPosting(posting)
  if (status === 'taken-down' && (isUndecided(posting) || !posting.slug))
    throw new ApiError('conflict', moderationMessages.notPublic, { current })
  if (!canTransition(decisionsByStatus[status].transition, posting))
    throw new ApiError('conflict', await whatHappened(tx, posting), { current })
  if (version !== undefined && version !== posting.version)
    throw new ApiError('conflict', moderationMessages.changed, { current })
}

const decisionsByStatus = {
  approved: { transition: 'approve', decide: approve, told: 'approved this posting' },
  rejected: { transition: 'reject', decide: reject, told: 'rejected this posting' },
  returned: { transition: 'sendBack', decide: sendBack, told: 'sent this posting back' },
  'taken-down': { transition: 'takeDown', decide: takeDown, told: 'took this job down' },
} as const

async function whatHappened(tx: Database, posting: ModeratedPosting): Promise<string> {
  if (posting.status === 'CLOSED' && !posting.slug) return moderationMessages.withdrawn
  const decision = await findDecision(tx, posting)
  if (!decision) return moderationMessages.decidedAlready
  const decided = Object.values(decisionsByStatus).find(
    ({ transition }) => `posting.${postingTransitions[transition].action}` === decision.action,
  )
  return `${decision.actorName} ${decided?.told} on ${momentLabel(decision.createdAt)}.`
}

type Deciding = { tx: JobsTransaction; admin: Admin; posting: ModeratedPosting; reason: string }

async function approve({ tx, admin, posting }: Deciding) {
  const approvedAt = now()
  const expiresAt = closingTime(approvedAt, posting.closesOn)
  if (expiresAt <= approvedAt) throw new ApiError('conflict', moderationMessages.closedAlready)
  const slug = await newSlug(tx, posting.jobTitle)
  // Who asked for so short a time need not be reminded of it.
  const remindedOf = closesSoon(expiresAt, approvedAt) ? expiresAt : null
  const change = { slug, approvedAt, expiresAt, remindedOf, decidedAt: approvedAt, decisionReason: '' }
  await transitionPosting(tx, admin, posting, 'approve', { change, detail: { slug } })
}

async function reject({ tx, admin, posting, reason }: Deciding) {
  const change = { decisionReason: reason, decidedAt: now() }
  await transitionPosting(tx, admin, posting, 'reject', { change, detail: reason ? { reason } : {} })
}

async function sendBack({ tx, admin, posting, reason }: Deciding) {
  const change = { decisionReason: reason, decidedAt: now() }
  await transitionPosting(tx, admin, posting, 'sendBack', { change, detail: { questions: reason } })
}

async function takeDown({ tx, admin, posting, reason }: Deciding) {
  const time = now()
  const change = { decisionReason: reason, decidedAt: time, closedAt: time }
  await transitionPosting(tx, admin, posting, 'takeDown', { change, detail: { reason } })
}

async function newSlug(tx: Database, jobTitle: string): Promise<string> {
  const base = slugOf(jobTitle)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${base}))`
  const taken = await tx.posting.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } })
  const slugs = taken.map(({ slug }) => slug ?? '')
  return freeSlug(base, slugs)
}
