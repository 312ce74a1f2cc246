import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { type Actor, audit, auditAll } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { PostingStatus } from '@/lib/generated/prisma/enums'
import { notifyApplicantsOfClosing } from '@/lib/hiring/applications/emails'
import { transitionEmails } from '@/lib/jobs/postings/emails'
import { postingMessages } from '@/lib/jobs/postings/messages'
import { canTransition, type PostingTransition, postingTransitions } from '@/lib/jobs/postings/statuses'
import { notifySaversOfEnd } from '@/lib/jobs/saved-jobs/mutations'
import { noteJobPage, noteJobPages } from '@/lib/jobs/search-notices/mutations'
import { now } from '@/lib/platform/clock'
import { putMail, takeBackMail } from '@/lib/platform/mail/mutations'
import { putEvent, putEvents } from '@/lib/platform/webhooks/mutations'
import { changePages } from '@/lib/site/page-changes/mutations'

declare const changesJobs: unique symbol
export type JobsTransaction = Database & { readonly [changesJobs]: true }

export function changeJobs<Result>(
  act: (tx: JobsTransaction) => Promise<Result>,
  options: { timeout?: number } = {},
): Promise<Result> {
  return changePages('jobs', (tx) => act(tx as JobsTransaction), options)
}

type Change = Omit<Prisma.PostingUpdateManyMutationInput, 'status' | 'version'>
/** Imports are quiet: thousands of jobs would send their contact as many emails. Applicants still get theirs. */
export type TransitionOptions = {
  change?: Change
  detail?: Prisma.InputJsonObject
  isQuiet?: boolean
  /** When the employer's email and the webhook of a published job may leave. */
  notBefore?: Date | null
}
/** A posting's new version, and what was queued. */
export type Transitioned = { version: number; mailId: number | null; webhookEventId: string | null }
type ReadPosting = { id: number; status: PostingStatus; slug: string | null }

type NewRow = Omit<Prisma.PostingCreateManyInput, 'status' | 'version' | 'changedAt'>

/**
 * Adds postings in a few statements, however many there are. Those with a slug are open already, which is much faster than
 * approving them one by one. Writes what submitting and approving them would, but emails no one.
 */
export async function addPostings(tx: JobsTransaction, actor: Actor, rows: NewRow[], detail: Prisma.InputJsonObject) {
  const opened = { status: 'APPROVED', version: 2, changedAt: now() } as const
  const added = await tx.posting.createManyAndReturn({
    data: rows.map((row) => ({ ...row, ...(row.slug && opened) })),
    select: { id: true, slug: true, jobTitle: true, company: true, externalId: true },
  })
  const open = added.filter(({ slug }) => slug !== null)
  const entries = added.map(({ id, slug, jobTitle, company, externalId }) => {
    const about = { subjectId: id, subject: `${jobTitle}, ${company}` }
    const submitted = { ...about, action: 'posting.submitted', detail: { externalId, ...detail } } as const
    return slug === null
      ? [submitted]
      : [submitted, { ...about, action: 'posting.approved', detail: { slug } } as const]
  })
  await auditAll(tx, actor, entries.flat())
  const slugs = open.map(({ slug }) => slug)
  await noteJobPages(tx, slugs, 'updated')
  const jobs = open.map(({ id }) => ({ kind: 'job', id }) as const)
  await putEvents(tx, 'job.published', jobs)
  return added
}

/**
 * The only way to change a posting's status. If the transition is allowed and the status hasn't changed since the
 * caller read it, updates the posting and increments its version. Writes the audit entry and the employer's email and,
 * when an open job ends, an email to everyone with an open application. Throws `conflict` if the transition isn't
 * allowed or the status has changed.
 */
export async function transitionPosting(
  tx: JobsTransaction,
  actor: Actor,
  posting: ReadPosting,
  transition: Exclude<PostingTransition, 'submit'>,
  { change = {}, detail = {}, isQuiet = false, notBefore = null }: TransitionOptions = {},
): Promise<Transitioned> {
  const { to, action } = postingTransitions[transition]
  if (!canTransition(transition, posting)) throw new ApiError('conflict', postingMessages.stepImpossible)
  const { id, status } = posting
  const isPublic = status === 'APPROVED' || to === 'APPROVED'
  const [changed] = await tx.posting.updateManyAndReturn({
    where: { id, status },
    data: { ...change, status: to, version: { increment: 1 }, ...(isPublic && { changedAt: now() }) },
    select: {
      slug: true,
      version: true,
      firstName: true,
      email: true,
      jobTitle: true,
      company: true,
      expiresAt: true,
      confirmedAt: true,
      decisionReason: true,
    },
  })
  if (!changed) throw new ApiError('conflict', postingMessages.stepImpossible)
  const subject = `${changed.jobTitle}, ${changed.company}`
  await audit(tx, actor, { action: `posting.${action}`, subjectId: id, subject, detail })
  if (isPublic) await noteJobPage(tx, changed.slug, to === 'APPROVED' ? 'updated' : 'removed')
  const isPublished = to === 'APPROVED'
  const webhookEventId = isPublished ? await putEvent(tx, 'job.published', { kind: 'job', id }, {}, notBefore) : null
  if (status === 'APPROVED' && to !== 'APPROVED') {
    await withdrawApproval(tx, id)
    await putEvent(tx, 'job.closed', { kind: 'job', id }, { reason: action })
    await notifyApplicantsOfClosing(tx, id)
    await notifySaversOfEnd(tx, { id, ...changed })
  }
  const email = transition === 'resubmit' || isQuiet ? null : transitionEmails[transition]
  const mailId = email && (await putMail(tx, changed.email, email({ ...changed, id }), notBefore))
  return { version: changed.version, mailId, webhookEventId }
}

/** An approval that could still be undone may not have been emailed yet. Webhooks keep their order. */
async function withdrawApproval(tx: Database, postingId: number): Promise<void> {
  const undo = await tx.postingUndo.findUnique({ where: { postingId }, select: { mailId: true } })
  if (!undo) return
  if (undo.mailId !== null) await takeBackMail(tx, undo.mailId)
  await tx.postingUndo.delete({ where: { postingId }, select: { postingId: true } })
}
