import 'server-only'
import { ApiError, toApiError } from '@/lib/api/errors'
import { tellApplicantsOfClosing } from '@/lib/applications/closing'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { momentLabel } from '@/lib/dates'
import { type Database, db } from '@/lib/db'
import { logError } from '@/lib/log'
import { putMail } from '@/lib/mail/outbox'
import { findDecision, type ModeratedPosting, postingSelect } from '@/lib/moderation/queries'
import type { Decision, Decisions } from '@/lib/moderation/schema'
import { pagesChanged } from '@/lib/page-changes'
import { closesSoon, closingTime } from '@/lib/postings/closing-time'
import { letters } from '@/lib/postings/emails'
import { toPosting } from '@/lib/postings/format'
import { canTake } from '@/lib/postings/life'
import { hireMessages, moderationMessages } from '@/lib/postings/messages'
import { freeSlug, slugOf } from '@/lib/postings/slug'
import { takeStep } from '@/lib/postings/steps'

export type DecisionResult = { hireFromUsId: number; isDecided: boolean; message: string }

/**
 * Publishes a pending posting under a slug of its own, refuses it with a reason or sends it back with questions, or takes
 * a job that is or was open down, and tells its employer. Throws `not-found`, or `conflict` with the posting as it is now: once it is decided, by whom and
 * when, or when it was changed since the admin read it.
 */
export async function decidePosting(admin: Admin, decision: Decision): Promise<ModeratedPosting> {
  const decided = await db().$transaction(async (tx) => {
    // Of two admins the second waits here and then meets what the first decided.
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${decision.hireFromUsId} FOR UPDATE`
    const posting = await tx.posting.findUnique({ where: { id: decision.hireFromUsId }, select: postingSelect })
    if (!posting) throw new ApiError('not-found')
    await refuseStale(tx, posting, decision)
    await decide[decision.status](tx, admin, posting, decision.reason)
    return tx.posting.findUniqueOrThrow({ where: { id: posting.id }, select: postingSelect })
  })
  pagesChanged('jobs')
  return decided
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

async function refuseStale(tx: Database, posting: ModeratedPosting, { status, version }: Decision) {
  const current = toPosting(posting)
  if (status === 'taken-down' && isUndecided(posting))
    throw new ApiError('conflict', moderationMessages.notPublic, { current })
  if (!canTake(stepOf[status], posting)) throw new ApiError('conflict', await whatHappened(tx, posting), { current })
  if (version !== undefined && version !== posting.version)
    throw new ApiError('conflict', moderationMessages.changed, { current })
}

const stepOf = { approved: 'approve', rejected: 'reject', returned: 'sendBack', 'taken-down': 'takeDown' } as const
const isUndecided = ({ status, slug }: ModeratedPosting) => status === 'PENDING' || status === 'RETURNED' || !slug

const decisionWords: Record<string, string> = {
  'posting.approved': 'approved this posting',
  'posting.rejected': 'rejected this posting',
  'posting.sent-back': 'sent this posting back',
  'posting.taken-down': 'took this job down',
}

/** Why nothing is left to decide: who decided and when, or that the employer took it away. */
async function whatHappened(tx: Database, posting: ModeratedPosting): Promise<string> {
  if (posting.status === 'CLOSED' && !posting.slug) return moderationMessages.withdrawn
  const decision = await findDecision(tx, posting)
  if (!decision) return hireMessages.decidedAlready
  return `${decision.actorName} ${decisionWords[decision.action]} on ${momentLabel(decision.createdAt)}.`
}

/** The steps out of the queue, and off the site, by the status that the wire asks for. */
const decide: Record<Decision['status'], typeof reject> = {
  approved: approve,
  rejected: reject,
  returned: sendBack,
  'taken-down': takeDown,
}

async function approve(tx: Database, admin: Admin, posting: ModeratedPosting) {
  const approvedAt = now()
  const expiresAt = closingTime(approvedAt, posting.closesOn)
  if (expiresAt <= approvedAt) throw new ApiError('conflict', hireMessages.closedAlready)
  const slug = await newSlug(tx, posting.jobTitle)
  const published = { slug, approvedAt, expiresAt, decidedAt: approvedAt, decisionReason: '' }
  // Who asked for so short a time need not be reminded of it.
  const remindedOf = closesSoon(expiresAt, approvedAt) ? expiresAt : null
  await takeStep(tx, admin, posting, 'approve', { change: { ...published, remindedOf }, detail: { slug } })
  await putMail(tx, posting.email, letters.approved({ ...posting, ...published }))
}

async function reject(tx: Database, admin: Admin, posting: ModeratedPosting, reason: string) {
  const change = { decisionReason: reason, decidedAt: now() }
  await takeStep(tx, admin, posting, 'reject', { change, detail: reason ? { reason } : {} })
  await putMail(tx, posting.email, letters.rejected(posting, reason))
}

async function sendBack(tx: Database, admin: Admin, posting: ModeratedPosting, questions: string) {
  const change = { decisionReason: questions, decidedAt: now() }
  await takeStep(tx, admin, posting, 'sendBack', { change, detail: { questions } })
  await putMail(tx, posting.email, letters.sentBack(posting, questions))
}

async function takeDown(tx: Database, admin: Admin, posting: ModeratedPosting, reason: string) {
  const time = now()
  const change = { decisionReason: reason, decidedAt: time, closedAt: time }
  await takeStep(tx, admin, posting, 'takeDown', { change, detail: { reason } })
  // Of a job that was over they have been told.
  if (posting.status === 'APPROVED') await tellApplicantsOfClosing(tx, posting.id)
  await putMail(tx, posting.email, letters.takenDown(posting, reason))
}

/** Jobs of one title that are approved at once take their numbers one after the other. */
async function newSlug(tx: Database, jobTitle: string): Promise<string> {
  const base = slugOf(jobTitle)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${base}))`
  const taken = await tx.posting.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } })
  const slugs = taken.map(({ slug }) => slug ?? '')
  return freeSlug(base, slugs)
}
