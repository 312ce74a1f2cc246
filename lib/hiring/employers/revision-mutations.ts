import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { type Actor, audit, auditAll } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { hireMessages } from '@/lib/hiring/employers/messages'
import { actorOf, assertPossible, lockManagedPosting, type ReadVersions } from '@/lib/hiring/employers/mutations'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/employers/queries'
import type { PostingEdit } from '@/lib/hiring/employers/schema'
import { changesOf } from '@/lib/hiring/moderation/format'
import { dropRevision, noteChanges, publishChange } from '@/lib/hiring/moderation/mutations'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { postingColumns, submittedPosting, writeRevision } from '@/lib/jobs/postings/stored'
import { changeJobs, type JobsTransaction, transitionPosting } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, releaseFile, removeStored, withStoredUpload } from '@/lib/platform/uploads/mutations'

/**
 * Edits a posting. A pending one is edited in place, one that was sent back returns to review, and an open job stays
 * public as it is while the change is in review. The email can't change, because links are sent to it. Throws
 * `conflict` with the current posting if it can't be edited or the given versions are stale.
 */
export async function editPosting({ token, version, changeVersion, ...input }: PostingEdit, logo: Upload | null) {
  let unused: string | null = null
  try {
    const changed = await withStoredUpload(logo, (name) =>
      changeJobs(async (tx) => {
        const posting = await lockManagedPosting(tx, token)
        assertPossible(posting, 'edit', { version, changeVersion }, now())
        const stored = logo && name ? (await createStoredFile(tx, name, logo)).id : null
        const edited = { ...input, email: posting.email }
        unused = await editManaged(tx, actorOf(posting), posting, edited, stored)
        return getManagedPosting(tx, posting.id)
      }),
    )
    if (unused) await removeStored(unused)
    return changed
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('conflict', hireMessages.alreadyPending)
    throw error
  }
}

/** Throws `conflict` with the current posting if no change is pending or the given versions are stale. */
export async function discardRevision(token: string, read: ReadVersions): Promise<ManagedPosting> {
  const { managed, unused } = await db().$transaction(async (tx) => {
    const posting = await lockManagedPosting(tx, token)
    assertPossible(posting, 'takeBack', read, now())
    const { id, revision } = posting
    const unused = await dropRevision(tx, id, revision?.logoId ?? null)
    await audit(tx, actorOf(posting), { action: 'posting.change-taken-back', ...subjectOf(posting) })
    return { managed: await getManagedPosting(tx, id), unused }
  })
  if (unused) await removeStored(unused)
  return managed
}

/** Edits a locked posting in place, or saves the change for review if the job is public. Returns an orphaned logo file. */
export function editManaged(
  tx: JobsTransaction,
  actor: Actor,
  posting: ManagedPosting,
  edited: NewPosting,
  logoId: number | null,
): Promise<string | null> {
  const edit = posting.status === 'APPROVED' ? saveRevision : editInPlace
  return edit(tx, actor, posting, edited, logoId)
}

export type Edit = { posting: ManagedPosting; edited: NewPosting }

/** Makes edits of open jobs public, along with their changes in review. Returns orphaned logo files. */
export async function publishEdits(tx: JobsTransaction, actor: Actor, edits: Edit[]): Promise<string[]> {
  const unused: (string | null)[] = []
  const entries = []
  for (const { posting, edited } of edits) {
    const { id, revision } = posting
    const data = postingColumns(edited, posting)
    await publishChange(tx, posting, data, now())
    if (revision) unused.push(await dropRevision(tx, id, revision.logoId ? posting.logoId : null))
    const fields = changesOf(submittedPosting(posting), edited).map(({ label }) => label)
    entries.push({ action: 'posting.changed' as const, ...subjectOf({ ...data, id }), detail: { fields } })
  }
  const postings = edits.map(({ posting }) => posting)
  await noteChanges(tx, postings)
  await auditAll(tx, actor, entries)
  return unused.filter((file) => file !== null)
}

async function editInPlace(
  tx: JobsTransaction,
  actor: Actor,
  posting: ManagedPosting,
  edited: NewPosting,
  logoId: number | null,
) {
  const { id } = posting
  const data = postingColumns(edited, posting)
  const changed = { ...data, id }
  if (logoId) await tx.posting.update({ where: { id }, data: { logoId }, select: { id: true } })
  if (posting.status === 'RETURNED') {
    await transitionPosting(tx, actor, posting, 'answer', { change: data })
  } else {
    await tx.posting.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } })
    await audit(tx, actor, { action: 'posting.changed', ...subjectOf(changed) })
  }
  return logoId && posting.logoId ? releaseFile(tx, posting.logoId) : null
}

async function saveRevision(
  tx: JobsTransaction,
  actor: Actor,
  posting: ManagedPosting,
  edited: NewPosting,
  newLogoId: number | null,
) {
  const { id: postingId, revision } = posting
  const data = writeRevision(edited)
  const logoId = newLogoId ?? revision?.logoId ?? null
  await tx.postingRevision.upsert({
    where: { postingId },
    create: { postingId, data, logoId, createdAt: now() },
    update: { data, logoId, createdAt: now(), version: { increment: 1 } },
    select: { postingId: true },
  })
  await audit(tx, actor, { action: 'posting.change-sent', ...subjectOf(posting) })
  return newLogoId && revision?.logoId ? releaseFile(tx, revision.logoId) : null
}

const subjectOf = ({ id, jobTitle, company }: { id: number; jobTitle: string; company: string }) => ({
  subjectId: id,
  subject: `${jobTitle}, ${company}`,
})
