import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { possibleActions } from '@/lib/hiring/employers/actions'
import { changeOf } from '@/lib/hiring/employers/mutations'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/employers/queries'
import { noteChanges } from '@/lib/hiring/moderation/mutations'
import { closedHash, sourceOf } from '@/lib/jobs/imports/plan-queries'
import { actorOf, type Running } from '@/lib/jobs/imports/running'
import { closingTime, DAY_MS, isUndecided } from '@/lib/jobs/postings/statuses'
import { changeJobs, type JobsTransaction, transitionPosting } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'

/** A feed's job stays open for at least this long after the feed was last checked, unless it has a closing date. */
const KEPT_DAYS = 30

/**
 * Closes a job, or withdraws it from review. Returns false if it's over already. Unless its hash is given, it opens again
 * when its feed has it again.
 */
export async function closeJob(
  tx: JobsTransaction,
  running: Running,
  posting: ManagedPosting,
  feedHash: string | null = closedHash(posting.version + 1),
): Promise<boolean> {
  const time = now()
  const transition = isUndecided(posting) ? 'withdraw' : 'close'
  if (!possibleActions(posting, time).includes(transition)) return false
  const change = { ...changeOf(transition, posting, time), feedHash }
  await transitionPosting(tx, actorOf(running), posting, transition, { change, isQuiet: true })
  return true
}

/** Reopens a job, or sends one that was never public to review again. Throws `conflict` if it can't be reopened. */
export async function reopenJob(tx: JobsTransaction, running: Running, posting: ManagedPosting) {
  const time = now()
  const transition = posting.slug === null ? 'resubmit' : 'renew'
  const closesOn = closingTime(time, posting.closesOn) > time ? posting.closesOn : null
  const expiresAt = posting.slug === null ? null : closingTime(time, closesOn)
  const change = { expiresAt, closesOn, closedAt: null, remindedOf: null }
  await transitionPosting(tx, actorOf(running), posting, transition, { change, isQuiet: true })
  return getManagedPosting(tx, posting.id)
}

/** Extends the system's open jobs that would expire soon, but not past their closing date. */
export async function keepJobsOpen(system: string): Promise<void> {
  const time = now()
  const soon = new Date(time.getTime() + KEPT_DAYS * DAY_MS)
  const closing = Prisma.sql`"closesOn" + interval '24 hours' - interval '1 millisecond'`
  const due = Prisma.sql`"source" = ${sourceOf(system)} AND "status" = 'APPROVED' AND "expiresAt" > ${time}
    AND "expiresAt" < ${soon} AND ("closesOn" IS NULL OR ${closing} > "expiresAt")`
  const isDue = await db().$queryRaw<object[]>`SELECT FROM "Posting" WHERE ${due} LIMIT 1`
  if (isDue.length === 0) return
  await changeJobs(async (tx) => {
    const kept = await tx.$queryRaw<{ id: number; slug: string | null }[]>`
      UPDATE "Posting" SET "expiresAt" = LEAST(${closingTime(time, null)}, ${closing}), "changedAt" = ${time}
      WHERE ${due} RETURNING "id", "slug"`
    await noteChanges(tx, kept)
  })
}
