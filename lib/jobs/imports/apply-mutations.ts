import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/console/audit/mutations'
import type { ManagedPosting } from '@/lib/hiring/employers/queries'
import { editManaged, publishEdit } from '@/lib/hiring/employers/revision-mutations'
import { publishPosting } from '@/lib/hiring/moderation/mutations'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { findExisting, type Plan, planRow, sourceOf } from '@/lib/jobs/imports/plan-queries'
import { readMapping } from '@/lib/jobs/imports/queries'
import { readRow } from '@/lib/jobs/imports/rows'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { postingColumns, writeRevision } from '@/lib/jobs/postings/stored'
import type { JobsTransaction } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'

type Applied = { number: number; kind: StoredRow['kind']; postingId: number | null; before: object | null }

/** Writes new and changed jobs. Jobs may have changed since the preview, so each row is compared again. */
export async function applyRows(tx: JobsTransaction, running: Running, rows: StoredRow[], unused: string[]) {
  const mapping = readMapping(running.mapping)
  if (!mapping) throw new Error(`The import ${running.id} has no mapping.`)
  const read = rows.map((row) => ({ row, ...readRow(row.cells, mapping) }))
  const existing = await findExisting(
    tx,
    running.system,
    read.map(({ externalId }) => externalId),
  )
  const applied: Applied[] = []
  const moved = { added: 0, changed: 0, unchanged: 0 }
  for (const { row, externalId, values } of read) {
    const posting = existing.get(externalId)
    const plan = planRow(posting, values)
    if (plan.kind === 'REFUSED') throw new ApiError('conflict', `${plan.reasons.join('. ')}.`)
    const result = await applyOne(tx, running, { plan, posting, externalId }, unused)
    applied.push({ ...result, number: row.number, kind: plan.kind })
    moved[countOfKind[row.kind ?? 'NEW']]--
    moved[countOfKind[plan.kind]]++
  }
  await save(tx, running, applied)
  return {
    added: { increment: moved.added },
    changed: { increment: moved.changed },
    unchanged: { increment: moved.unchanged },
    applied: { increment: applied.filter(({ postingId }) => postingId !== null).length },
  }
}

const countOfKind = { NEW: 'added', CHANGED: 'changed', UNCHANGED: 'unchanged', REFUSED: 'unchanged' } as const

type Given = { plan: Plan; posting: ManagedPosting | undefined; externalId: string }

async function applyOne(
  tx: JobsTransaction,
  running: Running,
  { plan, posting, externalId }: Given,
  unused: string[],
): Promise<Pick<Applied, 'postingId' | 'before'>> {
  if (plan.kind === 'NEW') return { postingId: await create(tx, running, plan.posting, externalId), before: null }
  if (plan.kind !== 'CHANGED' || !posting) return { postingId: null, before: null }
  const before = { posting: writeRevision(plan.before), wasInReview: posting.revision !== null }
  const isPublic = running.isPublished && posting.status === 'APPROVED'
  if (isPublic && posting.revision) throw new ApiError('conflict', messages.inReview)
  const actor = actorOf(running)
  const file = isPublic
    ? await publishEdit(tx, actor, posting, plan.edited)
    : await editManaged(tx, actor, posting, plan.edited, null)
  if (file) unused.push(file)
  return { postingId: posting.id, before }
}

async function create(tx: JobsTransaction, running: Running, posting: NewPosting, externalId: string) {
  const time = now()
  const columns = postingColumns(posting)
  const { id, closesOn } = await tx.posting.create({
    data: { ...columns, source: sourceOf(running.system), externalId, confirmedAt: time, createdAt: time },
    select: { id: true, closesOn: true },
  })
  const actor = actorOf(running)
  const { jobTitle, company } = posting
  await audit(tx, actor, {
    action: 'posting.submitted',
    subjectId: id,
    subject: `${jobTitle}, ${company}`,
    detail: { externalId, import: running.id },
  })
  const pending = { id, status: 'PENDING', slug: null, jobTitle, closesOn } as const
  if (running.isPublished) await publishPosting(tx, actor, pending, { isQuiet: true })
  return id
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
