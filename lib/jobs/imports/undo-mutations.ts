import 'server-only'
import * as z from 'zod'
import { audit } from '@/lib/console/audit/mutations'
import { possibleActions } from '@/lib/hiring/employers/actions'
import { changeOf } from '@/lib/hiring/employers/mutations'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/employers/queries'
import { editManaged, publishEdits } from '@/lib/hiring/employers/revision-mutations'
import { dropRevision } from '@/lib/hiring/moderation/mutations'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import { isUndecided } from '@/lib/jobs/postings/statuses'
import { readRevision, submittedPosting } from '@/lib/jobs/postings/stored'
import { type JobsTransaction, transitionPosting } from '@/lib/jobs/postings/transitions'
import { noteJobPage } from '@/lib/jobs/search-notices/mutations'
import { now } from '@/lib/platform/clock'
import { releaseFile } from '@/lib/platform/uploads/mutations'
import { putEvent } from '@/lib/platform/webhooks/mutations'

const storedBefore = z.object({ posting: z.record(z.string(), z.json()), wasInReview: z.boolean() })
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
  const time = now()
  if (posting.version !== row.postingVersion || !possibleActions(posting, time).includes('renew')) return 'kept'
  const change = changeOf('renew', posting, time)
  await transitionPosting(tx, actorOf(running), posting, 'renew', { change, isQuiet: true })
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
    const transition = isUndecided(posting) ? 'withdraw' : 'close'
    const time = now()
    if (!possibleActions(posting, time).includes(transition)) return 'kept'
    const change = changeOf(transition, posting, time)
    await transitionPosting(tx, actor, posting, transition, { change, isQuiet: true })
    return 'closed'
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
  const before = readRevision(stored.data.posting, submittedPosting(posting))
  const actor = actorOf(running)
  const file = await (async () => {
    if (posting.status !== 'APPROVED' || (revision && stored.data.wasInReview))
      return editManaged(tx, actor, posting, before, null)
    if (!revision) {
      await publishEdits(tx, actor, [{ posting, edited: before }])
      return null
    }
    const subject = `${posting.jobTitle}, ${posting.company}`
    await audit(tx, actor, { action: 'posting.change-taken-back', subjectId: posting.id, subject })
    return dropRevision(tx, posting.id, revision.logoId)
  })()
  if (file) unused.push(file)
  return 'restored'
}
