import 'server-only'
import { ApiError, toApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Actor, audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import {
  findDecision,
  findRevisedPosting,
  type ModeratedPosting,
  postingSelect,
  type RevisedPosting,
  toPendingRevision,
} from '@/lib/hiring/moderation/queries'
import type { Decision, DecisionResult, Decisions, RevisionDecision } from '@/lib/hiring/moderation/schema'
import { allowUndo } from '@/lib/hiring/moderation/undo-mutations'
import { postingEmails } from '@/lib/jobs/postings/emails'
import { toPosting } from '@/lib/jobs/postings/format'
import { newSlugs } from '@/lib/jobs/postings/mutations'
import {
  canTransition,
  closesSoon,
  closingTime,
  isOpen,
  isUndecided,
  postingTransitions,
} from '@/lib/jobs/postings/statuses'
import { postingColumns, readRevision, submittedPosting } from '@/lib/jobs/postings/stored'
import {
  changeJobs,
  type JobsTransaction,
  type Transitioned,
  type TransitionOptions,
  transitionPosting,
} from '@/lib/jobs/postings/transitions'
import { noteJobPages } from '@/lib/jobs/search-notices/mutations'
import { now } from '@/lib/platform/clock'
import { momentLabel } from '@/lib/platform/dates'
import { logError } from '@/lib/platform/log'
import { putMail } from '@/lib/platform/mail/mutations'
import { undoTime } from '@/lib/platform/undo/mutations'
import { releaseFile, removeStored } from '@/lib/platform/uploads/mutations'
import { putEvents } from '@/lib/platform/webhooks/mutations'

/**
 * Decides on a posting and emails the employer. Publishes a pending posting with its own slug, rejects it with a
 * reason, sends it back with questions, or takes down a job that is or was open. All but the last can be undone. Throws `not-found`, or `conflict` with
 * the current posting if someone already decided (by whom and when) or it was edited since the admin loaded it.
 */
export function decidePosting(admin: Admin, decision: Decision): Promise<ModeratedPosting> {
  return changeJobs(async (tx) => {
    // A second admin waits here and then sees the first decision.
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${decision.hireFromUsId} FOR UPDATE`
    const posting = await tx.posting.findUnique({ where: { id: decision.hireFromUsId }, select: postingSelect })
    if (!posting) throw new ApiError('not-found')
    await assertDecidable(tx, posting, decision)
    const undoUntil = posting.status === 'PENDING' ? undoTime() : null
    const { decide } = decisionsByStatus[decision.status]
    const decided = await decide({ tx, admin, posting, reason: decision.reason, notBefore: undoUntil })
    if (undoUntil) await allowUndo(tx, posting, { ...decided, undoUntil })
    return tx.posting.findUniqueOrThrow({ where: { id: posting.id }, select: postingSelect })
  })
}

/** Decides on several postings independently. If one fails, the others still go through. */
export async function decidePostings(admin: Admin, { postings, status, reason }: Decisions): Promise<DecisionResult[]> {
  const results: DecisionResult[] = []
  for (const { hireFromUsId, version } of postings) {
    try {
      const decided = await decidePosting(admin, { hireFromUsId, status, reason, ...(version && { version }) })
      results.push({ hireFromUsId, isDecided: true, message: moderationMessages[status], version: decided.version })
    } catch (error) {
      const failure = toApiError(error)
      if (failure.code === 'internal' || failure.code === 'unavailable') logError(error)
      results.push({ hireFromUsId, isDecided: false, message: failure.message, version: null })
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
  approved: { transition: 'approve', decide: approve, summary: 'approved this posting' },
  rejected: { transition: 'reject', decide: reject, summary: 'rejected this posting' },
  returned: { transition: 'sendBack', decide: sendBack, summary: 'sent this posting back' },
  'taken-down': { transition: 'takeDown', decide: takeDown, summary: 'took this job down' },
} as const

async function whatHappened(tx: Database, posting: ModeratedPosting): Promise<string> {
  if (posting.status === 'CLOSED' && !posting.slug) return moderationMessages.withdrawn
  const decision = await findDecision(tx, posting)
  if (!decision) return moderationMessages.decidedAlready
  const decided = Object.values(decisionsByStatus).find(
    ({ transition }) => `posting.${postingTransitions[transition].action}` === decision.action,
  )
  return `${decision.actorName} ${decided?.summary} on ${momentLabel(decision.createdAt)}.`
}

type Deciding = {
  tx: JobsTransaction
  admin: Admin
  posting: ModeratedPosting
  reason: string
  notBefore: Date | null
}

function approve({ tx, admin, posting, notBefore }: Deciding): Promise<Transitioned> {
  return publishPosting(tx, admin, posting, { notBefore })
}

type Publishable = Pick<ModeratedPosting, 'id' | 'status' | 'slug' | 'jobTitle' | 'closesOn'>

/** Opens a pending posting for applications. Throws `conflict` if its closing date has passed. */
export async function publishPosting(
  tx: JobsTransaction,
  actor: Actor,
  posting: Publishable,
  options: Pick<TransitionOptions, 'isQuiet' | 'notBefore'> = {},
): Promise<Transitioned> {
  const opened = openedColumns(posting.closesOn)
  const [slug = ''] = await newSlugs(tx, [posting.jobTitle])
  return transitionPosting(tx, actor, posting, 'approve', { change: { ...opened, slug }, detail: { slug }, ...options })
}

/** What publishing a job writes besides its status and slug. Throws `conflict` if its closing date has passed. */
export function openedColumns(closesOn: Date | null) {
  const approvedAt = now()
  const expiresAt = closingTime(approvedAt, closesOn)
  if (expiresAt <= approvedAt) throw new ApiError('conflict', moderationMessages.closedAlready)
  // A job that closes so soon gets no reminder.
  const remindedOf = closesSoon(expiresAt, approvedAt) ? expiresAt : null
  return { approvedAt, expiresAt, remindedOf, decidedAt: approvedAt, decisionReason: '' }
}

function reject({ tx, admin, posting, reason, notBefore }: Deciding) {
  const change = { decisionReason: reason, decidedAt: now() }
  return transitionPosting(tx, admin, posting, 'reject', { change, detail: reason ? { reason } : {}, notBefore })
}

function sendBack({ tx, admin, posting, reason, notBefore }: Deciding) {
  const change = { decisionReason: reason, decidedAt: now() }
  return transitionPosting(tx, admin, posting, 'sendBack', { change, detail: { questions: reason }, notBefore })
}

function takeDown({ tx, admin, posting, reason }: Deciding) {
  const time = now()
  const change = { decisionReason: reason, decidedAt: time, closedAt: time }
  return transitionPosting(tx, admin, posting, 'takeDown', { change, detail: { reason } })
}

type Read = Pick<RevisionDecision, 'version' | 'changeVersion'>

type Revised = RevisedPosting & { revision: NonNullable<RevisedPosting['revision']> }

/**
 * Throws `not-found`, or `conflict` with the current posting and change if no change is pending, it changed or the job
 * closed.
 */
export function approveRevision(admin: Admin, id: number, read: Read) {
  return decideRevision(id, read, async (tx, posting) => {
    const { revision } = posting
    const time = now()
    if (!isOpen(posting, time)) throw new ApiError('conflict', moderationMessages.revisionOfClosedJob)
    const data = postingColumns(readRevision(revision.data, submittedPosting(posting)), posting)
    const published = await publishChange(tx, posting, data, time)
    await noteChanges(tx, [posting])
    await putMail(tx, posting.email, postingEmails.revisionApproved({ ...posting, ...published }))
    const fields = toPendingRevision(posting)?.fields.map(({ label }) => label) ?? []
    await auditDecision(tx, admin, { id, ...data }, 'posting.change-approved', { fields })
    return revision.logoId ? posting.logoId : null
  })
}

export function rejectRevision(admin: Admin, id: number, read: Read, reason: string) {
  return decideRevision(id, read, async (tx, posting) => {
    await putMail(tx, posting.email, postingEmails.revisionRejected(posting, reason))
    await auditDecision(tx, admin, posting, 'posting.change-rejected', reason ? { reason } : {})
    return posting.revision.logoId
  })
}

/**
 * Locks and checks the change, then deletes it along with the logo file that's no longer needed (its id is returned by
 * `decide`).
 */
async function decideRevision(
  id: number,
  read: Read,
  decide: (tx: Database, posting: Revised) => Promise<number | null>,
) {
  const { decided, unused } = await changeJobs(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
    const posting = await findRevisedPosting(tx, id)
    if (!posting) throw new ApiError('not-found')
    const logoId = await decide(tx, requireReadRevision(posting, read))
    const unused = await dropRevision(tx, id, logoId)
    return { decided: await tx.posting.findUniqueOrThrow({ where: { id }, select: postingSelect }), unused }
  })
  if (unused) await removeStored(unused)
  return decided
}

/**
 * Increments the version, so that a decision on this change can't apply to the next one. Returns the name of an
 * orphaned logo file.
 */
export async function dropRevision(tx: Database, postingId: number, logoId: number | null): Promise<string | null> {
  await tx.postingRevision.delete({ where: { postingId }, select: { postingId: true } })
  await tx.posting.update({
    where: { id: postingId },
    data: { version: { increment: 1 } },
    select: { id: true },
  })
  return logoId === null ? null : releaseFile(tx, logoId)
}

function requireReadRevision(posting: RevisedPosting, { version, changeVersion }: Read): Revised {
  const { revision } = posting
  const current = { ...toPosting(posting), change: toPendingRevision(posting) }
  if (!revision) throw new ApiError('conflict', moderationMessages.noRevision, { current })
  if (version !== posting.version || changeVersion !== revision.version)
    throw new ApiError('conflict', moderationMessages.newerRevision, { current })
  return { ...posting, revision }
}

type Open = Pick<RevisedPosting, 'id' | 'slug' | 'closesOn' | 'logoId'> & { revision: { logoId: number | null } | null }
type Columns = ReturnType<typeof postingColumns>

/**
 * Makes new texts of an open job public, and the logo that waits in its change. Returns what was stored. Throws
 * `conflict` if the new closing date has passed. `noteChanges` and, if there's a change in review, `dropRevision` have
 * to follow.
 */
export async function publishChange(tx: Database, posting: Open, data: Columns, time: Date) {
  const { id, revision, logoId } = posting
  const closing = closingOf(posting, data.closesOn, time)
  const published = { ...data, changedAt: time, ...closing, logoId: revision?.logoId ?? logoId }
  const version = revision ? {} : { version: { increment: 1 } }
  await tx.posting.update({ where: { id }, data: { ...published, ...version }, select: { id: true } })
  return published
}

/** Notifies search engines and webhooks of jobs whose public texts changed. */
export async function noteChanges(tx: Database, postings: Pick<Open, 'id' | 'slug'>[]): Promise<void> {
  const slugs = postings.map(({ slug }) => slug)
  await noteJobPages(tx, slugs, 'updated')
  const jobs = postings.map(({ id }) => ({ kind: 'job', id }) as const)
  await putEvents(tx, 'job.changed', jobs)
}

/** The new closing time of an open job if its closing date changes. Throws `conflict` if that has passed. */
function closingOf(posting: Pick<Open, 'closesOn'>, closesOn: Date | null, time: Date) {
  if (closesOn?.getTime() === posting.closesOn?.getTime()) return {}
  const expiresAt = closingTime(time, closesOn)
  if (expiresAt <= time) throw new ApiError('conflict', moderationMessages.revisionTooLate)
  return { expiresAt, remindedOf: closesSoon(expiresAt, time) ? expiresAt : null }
}

type Named = { id: number; jobTitle: string; company: string }

function auditDecision(
  tx: Database,
  admin: Admin,
  posting: Named,
  action: AuditAction,
  detail: Prisma.InputJsonObject,
) {
  const subject = `${posting.jobTitle}, ${posting.company}`
  return audit(tx, admin, { action, subjectId: posting.id, subject, detail })
}
