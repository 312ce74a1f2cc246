import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { ManagedPosting } from '@/lib/hiring/employers/queries'
import { type Edit, editManaged, publishEdits } from '@/lib/hiring/employers/revision-mutations'
import { changesOf } from '@/lib/hiring/moderation/format'
import { openedColumns } from '@/lib/hiring/moderation/mutations'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { closeJob, reopenJob } from '@/lib/jobs/imports/open-mutations'
import { findExisting, hashOfRow, type Plan, planRow, sourceOf } from '@/lib/jobs/imports/plan-queries'
import { readMapping } from '@/lib/jobs/imports/queries'
import { readRow, sentencesOf } from '@/lib/jobs/imports/rows'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import { newSlugs } from '@/lib/jobs/postings/mutations'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { postingColumns, writeRevision } from '@/lib/jobs/postings/stored'
import { addPostings, type JobsTransaction } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'

type Applied = { number: number; kind: StoredRow['kind']; postingId: number | null; before: object | null }

/** Writes new and changed jobs. Jobs may have changed since the preview, so each row is compared again. */
export async function applyRows(tx: JobsTransaction, running: Running, rows: StoredRow[], unused: string[]) {
  const mapping = readMapping(running.mapping)
  if (!mapping) throw new Error(`The import ${running.id} has no mapping.`)
  const [gone, written] = [rows.filter(isMissing), rows.filter((row) => !isMissing(row))]
  const read = written.map((row) => ({ row, ...readRow(row.cells, mapping) }))
  const existing = await findExisting(
    tx,
    running.system,
    rows.map(({ externalId }) => externalId ?? ''),
  )
  const applied: Applied[] = []
  const added: Added[] = []
  const edits: Edit[] = []
  const moved = { added: 0, changed: 0, unchanged: 0 }
  for (const { row, externalId, values } of read) {
    const posting = existing.get(externalId)
    const feedHash = running.sourceId === null ? null : hashOfRow({ externalId, values })
    const plan = planRow(posting, values, feedHash ? { hash: feedHash } : {})
    if (plan.kind === 'REFUSED') throw new ApiError('conflict', sentencesOf(plan.reasons))
    const { number } = row
    if (plan.kind === 'NEW') {
      added.push({ number, posting: plan.posting, externalId, feedHash })
    } else {
      const changed = await change(tx, running, { plan, posting, feedHash }, { unused, edits })
      applied.push({ ...changed, number, kind: plan.kind })
    }
    moved[countOfKind[row.kind ?? 'NEW']]--
    moved[countOfKind[plan.kind]]++
  }
  for (const { number, externalId } of gone) {
    const posting = existing.get(externalId ?? '')
    const postingId = posting && (await closeJob(tx, running, posting)) ? posting.id : null
    applied.push({ number, kind: 'MISSING', postingId, before: null })
  }
  if (added.length > 0) applied.push(...(await add(tx, running, added)))
  if (edits.length > 0) unused.push(...(await publishEdits(tx, actorOf(running), edits)))
  await save(tx, running, applied)
  return {
    added: { increment: moved.added },
    changed: { increment: moved.changed },
    unchanged: { increment: moved.unchanged },
    applied: { increment: applied.filter(({ postingId }) => postingId !== null).length },
  }
}

const isMissing = ({ kind }: StoredRow) => kind === 'MISSING'
const countOfKind = {
  NEW: 'added',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  REFUSED: 'unchanged',
  MISSING: 'unchanged',
  MISSED_ONCE: 'unchanged',
} as const

type Added = { number: number; posting: NewPosting; externalId: string; feedHash: string | null }

async function add(tx: JobsTransaction, running: Running, added: Added[]): Promise<Applied[]> {
  const time = now()
  const titles = added.map(({ posting }) => posting.jobTitle)
  const slugs = running.isPublished ? await newSlugs(tx, titles) : []
  const source = sourceOf(running.system)
  const rows = added.map(({ posting, externalId, feedHash }, index) => {
    const columns = postingColumns(posting)
    const slug = slugs[index]
    const opened = slug && { ...openedColumns(columns.closesOn), slug }
    return { ...columns, ...opened, source, externalId, feedHash, confirmedAt: time, createdAt: time }
  })
  const postings = await addPostings(tx, actorOf(running), rows, { import: running.id })
  const idOf = new Map(postings.map(({ id, externalId }) => [externalId, id]))
  return added.map(({ number, externalId }) => {
    return { number, kind: 'NEW', postingId: idOf.get(externalId) ?? null, before: null }
  })
}

type Given = { plan: Plan; posting: ManagedPosting | undefined; feedHash: string | null }

async function change(
  tx: JobsTransaction,
  running: Running,
  { plan, posting: found, feedHash }: Given,
  { unused, edits }: { unused: string[]; edits: Edit[] },
): Promise<Pick<Applied, 'postingId' | 'before'>> {
  if (plan.kind !== 'CHANGED' || !found) return { postingId: null, before: null }
  const { id } = found
  const { isReopened } = plan
  const before = { posting: writeRevision(plan.before), wasInReview: found.revision !== null, isReopened }
  const posting = isReopened ? await reopenJob(tx, running, found) : found
  if (feedHash) await tx.posting.update({ where: { id }, data: { feedHash }, select: { id: true } })
  const isPublic = running.isPublished && posting.status === 'APPROVED'
  if (isPublic && posting.revision) throw new ApiError('conflict', messages.inReview)
  if (changesOf(plan.before, plan.edited).length === 0) return { postingId: id, before }
  if (isPublic) edits.push({ posting, edited: plan.edited })
  const file = isPublic ? null : await editManaged(tx, actorOf(running), posting, plan.edited, null)
  if (file) unused.push(file)
  return { postingId: id, before }
}

/** Keeps which version of a job the import wrote, so that undoing it doesn't overwrite later edits. */
function save(tx: JobsTransaction, { id }: Running, applied: Applied[]): Promise<number> {
  return tx.$executeRaw`
    UPDATE "JobImportRow" r SET "kind" = v."kind"::"JobImportKind", "postingId" = v."postingId", "before" = v."before",
      "postingVersion" = p."version", "changeVersion" = c."version"
    FROM jsonb_to_recordset(${JSON.stringify(applied)}::jsonb)
      AS v("number" int, "kind" text, "postingId" int, "before" jsonb)
      LEFT JOIN "Posting" p ON p."id" = v."postingId"
      LEFT JOIN "PostingRevision" c ON c."postingId" = v."postingId"
    WHERE r."importId" = ${id} AND r."number" = v."number"`
}
