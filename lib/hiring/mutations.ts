import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { spend } from '@/lib/api/limits'
import { tellApplicantsOfClosing } from '@/lib/applications/closing'
import { audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { lockManagedPosting, managedId, type ReadVersions, refuseConflict } from '@/lib/hiring/access'
import { statusAt } from '@/lib/hiring/actions'
import { postingOfLink, postingOfOldLink } from '@/lib/hiring/links'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/queries'
import type { TakenStep } from '@/lib/hiring/schema'
import { confirmAddress } from '@/lib/hiring/submissions'
import { putMail } from '@/lib/mail/outbox'
import { pagesChanged } from '@/lib/page-changes'
import { closingTime } from '@/lib/postings/closing-time'
import { letters } from '@/lib/postings/emails'
import { hireMessages } from '@/lib/postings/messages'
import { postingData } from '@/lib/postings/posting-data'
import { takeStep } from '@/lib/postings/steps'
import { submittedPosting } from '@/lib/postings/submitted'

/** Opens a managing link, which was mailed to the employer: their address is confirmed by it. */
export async function openManagedPosting(token: string): Promise<ManagedPosting> {
  const id = await managedId(token)
  return db().$transaction(async (tx) => {
    await confirmAddress(tx, id)
    return getManagedPosting(tx, id)
  })
}

/**
 * Withdraws, closes, fills or renews a posting and mails its employer; whoever has applied to a job that ends is told.
 * Throws `conflict` with the posting as it is when the step cannot be taken or another version was read, `too-many` when
 * it was renewed too often in a day.
 */
export async function takeEmployerStep(token: string, step: TakenStep, read: ReadVersions): Promise<ManagedPosting> {
  const managed = await db().$transaction(async (tx) => {
    const posting = await lockManagedPosting(tx, token)
    const time = now()
    refuseConflict(posting, step, { version: read.version }, time)
    // Closing and renewing in turn would mail everyone who applied all day; a job can be closed at any time.
    if (step === 'renew') await spend('renewal-by-posting', String(posting.id))
    await takeStep(tx, actorOf(posting), posting, step, { change: changeOf(step, posting, time) })
    // Of a job that was closed or had expired they have been told.
    if (posting.status === 'APPROVED' && step !== 'renew') await tellApplicantsOfClosing(tx, posting.id)
    const taken = await getManagedPosting(tx, posting.id)
    await putMail(tx, taken.email, stepLetters[step](taken))
    return taken
  })
  pagesChanged('jobs')
  return managed
}

const stepLetters = {
  withdraw: letters.withdrawn,
  close: letters.closed,
  fill: letters.filled,
  renew: letters.renewed,
}

function changeOf(step: TakenStep, posting: ManagedPosting, time: Date) {
  if (step === 'renew') return { expiresAt: closingTime(time, null), closesOn: null, closedAt: null, remindedOf: null }
  const isOver = statusAt(posting, time) !== posting.status
  return { closedAt: posting.closedAt ?? (isOver ? posting.expiresAt : time) }
}

/**
 * Posts the same job once more, as a new posting that waits for a decision, with a managing link of its own by mail.
 * Throws `conflict` while the same job from the same address waits, `too-many` when it was posted too often.
 */
export async function repeatPosting(token: string): Promise<void> {
  const { email } = await getManagedPosting(db(), await managedId(token))
  await spend('posting-by-email', email)
  try {
    await db().$transaction(async (tx) => {
      const posting = await lockManagedPosting(tx, token)
      const time = now()
      refuseConflict(posting, 'repeat', {}, time)
      const { closesOn, ...submitted } = submittedPosting(posting)
      const isAhead = posting.closesOn !== null && posting.closesOn > time
      const repeated = await tx.posting.create({
        data: {
          ...postingData({ ...submitted, ...(isAhead && { closesOn }) }),
          logoId: posting.logoId,
          confirmedAt: time,
          createdAt: time,
        },
        select: { id: true, firstName: true, jobTitle: true, company: true },
      })
      await putMail(tx, email, letters.repeated(repeated))
      const subject = `${repeated.jobTitle}, ${repeated.company}`
      const detail = { repeats: posting.id }
      await audit(tx, actorOf(posting), { action: 'posting.submitted', subjectId: repeated.id, subject, detail })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('conflict', hireMessages.alreadyPending)
    throw error
  }
}

/** Mails the link of a posting anew, to its own address alone. Says nothing about whether there is such a posting. */
export async function mailNewLink(token: string): Promise<void> {
  const id = (await postingOfLink(token)) ?? (await postingOfOldLink(token))
  if (id === null) return
  await spend('managing-link-by-posting', String(id))
  await db().$transaction(async (tx) => {
    const select = { id: true, firstName: true, jobTitle: true, company: true, email: true }
    const posting = await tx.posting.findUnique({ where: { id }, select })
    if (posting) await putMail(tx, posting.email, letters.newLink(posting))
  })
}

/** Whoever acts by a managing link is the employer of its posting. */
export const actorOf = ({ email }: { email: string }) => ({ kind: 'employer' as const, email })
