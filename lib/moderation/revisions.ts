import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { putMail } from '@/lib/mail/outbox'
import { moderationMessages } from '@/lib/moderation/messages'
import { findRevisedPosting, postingSelect, type RevisedPosting, toWaitingChange } from '@/lib/moderation/queries'
import type { RevisionDecision } from '@/lib/moderation/schema'
import { postingEmails } from '@/lib/postings/emails'
import { toPosting } from '@/lib/postings/format'
import { closesSoon, closingTime, isOpen } from '@/lib/postings/statuses'
import { postingColumns, readRevision, submittedPosting } from '@/lib/postings/stored'
import { changeJobs } from '@/lib/postings/transitions'
import { noteJobPage } from '@/lib/search-notices/mutations'
import { releaseFile } from '@/lib/uploads/release'
import { removeStored } from '@/lib/uploads/store'

type Read = Pick<RevisionDecision, 'version' | 'changeVersion'>
type Revised = RevisedPosting & { revision: NonNullable<RevisedPosting['revision']> }

/**
 * Publishes the waiting change of an open job under the address it has, and tells its employer. Throws `not-found`, or
 * `conflict` with the posting and its change as they are when nothing waits, something else was read or the job closed.
 */
export function approveRevision(admin: Admin, id: number, read: Read) {
  return decideOnChange(id, read, async (tx, posting) => {
    const { revision } = posting
    const time = now()
    if (!isOpen(posting, time)) throw new ApiError('conflict', moderationMessages.changeClosed)
    const data = postingColumns(readRevision(revision.data, submittedPosting(posting)))
    const published = {
      ...data,
      changedAt: time,
      ...closingOf(posting, data.closesOn, time),
      logoId: revision.logoId ?? posting.logoId,
    }
    await tx.posting.update({ where: { id }, data: published, select: { id: true } })
    await noteJobPage(tx, posting.slug, 'updated')
    await putMail(tx, posting.email, postingEmails.revisionApproved({ ...posting, ...published }))
    const fields = toWaitingChange(posting)?.fields.map(({ label }) => label) ?? []
    await writeDown(tx, admin, { id, ...data }, 'change-approved', { fields })
    return revision.logoId ? posting.logoId : null
  })
}

export function rejectRevision(admin: Admin, id: number, read: Read, reason: string) {
  return decideOnChange(id, read, async (tx, posting) => {
    await putMail(tx, posting.email, postingEmails.revisionRejected(posting, reason))
    await writeDown(tx, admin, posting, 'change-rejected', reason ? { reason } : {})
    return posting.revision.logoId
  })
}

/** Locks, checks and, once decided, drops the change and the file of the logo (by `decide`'s id) that nobody needs now. */
async function decideOnChange(
  id: number,
  read: Read,
  decide: (tx: Database, posting: Revised) => Promise<number | null>,
) {
  const { decided, unused } = await changeJobs(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
    const posting = await findRevisedPosting(tx, id)
    if (!posting) throw new ApiError('not-found')
    const logoId = await decide(tx, withReadChange(posting, read))
    const unused = await dropRevision(tx, id, logoId)
    return { decided: await tx.posting.findUniqueOrThrow({ where: { id }, select: postingSelect }), unused }
  })
  if (unused) await removeStored(unused)
  return decided
}

/**
 * Drops the waiting change of a posting and counts the posting's version up: who read this change must not decide on the
 * next one. Gives the name of the file of `logoId` when nobody needs it any more.
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

function withReadChange(posting: RevisedPosting, { version, changeVersion }: Read): Revised {
  const { revision } = posting
  const current = { ...toPosting(posting), change: toWaitingChange(posting) }
  if (!revision) throw new ApiError('conflict', moderationMessages.noChange, { current })
  if (version !== posting.version || changeVersion !== revision.version)
    throw new ApiError('conflict', moderationMessages.newerChange, { current })
  return { ...posting, revision }
}

function closingOf(posting: RevisedPosting, closesOn: Date | null, time: Date) {
  if (closesOn?.getTime() === posting.closesOn?.getTime()) return {}
  const expiresAt = closingTime(time, closesOn)
  if (expiresAt <= time) throw new ApiError('conflict', moderationMessages.changeTooLate)
  return { expiresAt, remindedOf: closesSoon(expiresAt, time) ? expiresAt : null }
}

type Named = { id: number; jobTitle: string; company: string }

function writeDown(tx: Database, admin: Admin, posting: Named, action: string, detail: Prisma.InputJsonObject) {
  const subject = `${posting.jobTitle}, ${posting.company}`
  return audit(tx, admin, { action: `posting.${action}`, subjectId: posting.id, subject, detail })
}
