import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { tellApplicantsOfClosing } from '@/lib/applications/emails'
import { type Actor, audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { PostingStatus } from '@/lib/generated/prisma/enums'
import { putMail } from '@/lib/mail/mutations'
import { changePages } from '@/lib/page-changes/mutations'
import { transitionEmails } from '@/lib/postings/emails'
import { postingMessages } from '@/lib/postings/messages'
import { canTransition, type PostingTransition, postingTransitions } from '@/lib/postings/statuses'
import { tellSaversOfEnd } from '@/lib/saved-jobs/mutations'
import { noteJobPage } from '@/lib/search-notices/mutations'

declare const changesJobs: unique symbol
export type JobsTransaction = Database & { readonly [changesJobs]: true }

export function changeJobs<Result>(act: (tx: JobsTransaction) => Promise<Result>): Promise<Result> {
  return changePages('jobs', (tx) => act(tx as JobsTransaction))
}

type Change = Omit<Prisma.PostingUpdateManyMutationInput, 'status' | 'version'>
type Standing = { id: number; status: PostingStatus; slug: string | null }

/**
 * The only way to change a posting's status. Writes it if the posting still stands where the caller found it and may take
 * the transition from there, counts its version up, and leaves the audit row, the e-mail to its employer and, when an
 * open job ends, one to everyone whose application is open. Throws `conflict` when it may not.
 */
export async function transitionPosting(
  tx: JobsTransaction,
  actor: Actor,
  posting: Standing,
  transition: Exclude<PostingTransition, 'submit'>,
  { change = {}, detail = {} }: { change?: Change; detail?: Prisma.InputJsonObject } = {},
): Promise<void> {
  const { to, action } = postingTransitions[transition]
  if (!canTransition(transition, posting)) throw new ApiError('conflict', postingMessages.stepImpossible)
  const { id, status } = posting
  const isPublic = status === 'APPROVED' || to === 'APPROVED'
  const [changed] = await tx.posting.updateManyAndReturn({
    where: { id, status },
    data: { ...change, status: to, version: { increment: 1 }, ...(isPublic && { changedAt: now() }) },
    select: {
      slug: true,
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
  // Of a job that had closed or expired before they have been told.
  if (status === 'APPROVED' && to !== 'APPROVED') {
    await tellApplicantsOfClosing(tx, id)
    await tellSaversOfEnd(tx, id)
  }
  await putMail(tx, changed.email, transitionEmails[transition]({ ...changed, id }))
}
