import 'server-only'
import * as z from 'zod'
import { type Actor, audit } from '@/lib/console/audit/mutations'
import { possibleActions } from '@/lib/hiring/employers/actions'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/employers/queries'
import { editManaged, publishEdits } from '@/lib/hiring/employers/revision-mutations'
import { changesOf } from '@/lib/hiring/moderation/format'
import { dropRevision } from '@/lib/hiring/moderation/mutations'
import { closeJob, reopenJob } from '@/lib/jobs/imports/open-mutations'
import { canOpen } from '@/lib/jobs/imports/plan-queries'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { readRevision, submittedPosting } from '@/lib/jobs/postings/stored'
import type { JobsTransaction } from '@/lib/jobs/postings/transitions'
import { noteJobPage } from '@/lib/jobs/search-notices/mutations'
import { now } from '@/lib/platform/clock'
import { releaseFile } from '@/lib/platform/uploads/mutations'
import { putEvent } from '@/lib/platform/webhooks/mutations'

const storedBefore = z.object({
  posting: z.record(z.string(), z.json()),
  wasInReview: z.boolean(),
  isReopened: z.boolean().optional(),
})
type Outcome = 'deleted' | 'closed' | 'restored' | 'kept'

/** Deletes the jobs that an import created, or closes those with applications, and restores those that it changed. */
export async function undoRows(tx: JobsTransaction, running: Running, rows: StoredRow[], unused: string[]) {
  const outcomes: Record<Outcome, number> = { deleted: 0, closed: 0, restored: 0, kept: 0 }
  const ids = rows.map(({ postingId }) => postingId ?? 0)
  await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`
  for (const row of rows) outcomes[await undoRow(tx, running, row, unused)]++
  return {
    deleted: { increment: outcomes.deleted },
    closed: { increment: outcomes.closed },
    restored: { increment: outcomes.restored },
    kept: { increment: outcomes.kept },
  }
}

async function undoRow(tx: JobsTransaction, running: Running, row: StoredRow, unused: string[]): Promise<Outcome> {
  const id = row.postingId ?? 0
  if ((await tx.posting.count({ where: { id } })) === 0) return 'kept'
  const posting = await getManagedPosting(tx, id)
  if (row.kind === 'NEW') return removeJob(tx, running, posting, unused)
  return row.kind === 'MISSING' ? reopen(tx, running, row, posting) : restore(tx, running, row, posting, unused)
}

/** Opens a job again that was closed because its feed no longer had it. */
async function reopen(
  tx: JobsTransaction,
  running: Running,
  row: StoredRow,
  posting: ManagedPosting,
): Promise<Outcome> {
  if (posting.version !== row.postingVersion || !canOpen(posting, now())) return 'kept'
  await reopenJob(tx, running, posting)
  return 'restored'
}

async function removeJob(
  tx: JobsTransaction,
  running: Running,
  posting: ManagedPosting,
  unused: string[],
): Promise<Outcome> {
  const actor = actorOf(running)
  const { id, slug, status, jobTitle, company, logoId } = posting
  if ((await tx.application.count({ where: { postingId: id } })) > 0) {
    return (await closeJob(tx, running, posting, posting.feedHash)) ? 'closed' : 'kept'
  }
  if (status === 'APPROVED') {
    await putEvent(tx, 'job.closed', { kind: 'job', id }, { reason: 'deleted' })
    await noteJobPage(tx, slug, 'removed')
  }
  const logos = [logoId, posting.revision?.logoId].filter((each) => typeof each === 'number')
  await tx.posting.delete({ where: { id }, select: { id: true } })
  for (const logo of new Set(logos)) {
    const file = await releaseFile(tx, logo)
    if (file) unused.push(file)
  }
  const detail = { import: running.id }
  await audit(tx, actor, { action: 'posting.deleted', subjectId: id, subject: `${jobTitle}, ${company}`, detail })
  return 'deleted'
}

/** Restores a job unless someone has edited or decided on it since. */
async function restore(
  tx: JobsTransaction,
  running: Running,
  row: StoredRow,
  posting: ManagedPosting,
  unused: string[],
): Promise<Outcome> {
  const { revision, version } = posting
  const isSame = version === row.postingVersion && (revision?.version ?? null) === row.changeVersion
  const stored = storedBefore.safeParse(row.before)
  if (!isSame || !stored.success || !possibleActions(posting, now()).includes('edit')) return 'kept'
  const { isReopened = false, wasInReview } = stored.data
  const current = submittedPosting(posting)
  const restored = readRevision(stored.data.posting, current)
  // The closing date that it had may have passed, and open jobs can't have such a date.
  const before = isReopened ? { ...restored, closesOn: current.closesOn } : restored
  const actor = actorOf(running)
  if (changesOf(current, before).length > 0 || revision) {
    const file = await restoreTexts(tx, actor, posting, before, wasInReview)
    if (file) unused.push(file)
  }
  if (isReopened) await closeJob(tx, running, await getManagedPosting(tx, posting.id))
  return 'restored'
}

/** Returns an orphaned logo file. */
async function restoreTexts(
  tx: JobsTransaction,
  actor: Actor,
  posting: ManagedPosting,
  before: NewPosting,
  wasInReview: boolean,
) {
  const { id, revision, status } = posting
  if (status !== 'APPROVED' || (revision && wasInReview)) return editManaged(tx, actor, posting, before, null)
  if (!revision) {
    await publishEdits(tx, actor, [{ posting, edited: before }])
    return null
  }
  const subject = `${posting.jobTitle}, ${posting.company}`
  await audit(tx, actor, { action: 'posting.change-taken-back', subjectId: id, subject })
  return dropRevision(tx, id, revision.logoId)
}
