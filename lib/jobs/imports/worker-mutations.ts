import 'server-only'
import { ApiError, isOutage } from '@/lib/api/errors'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ImportContent, JobImportState } from '@/lib/generated/prisma/enums'
import { applyPeople } from '@/lib/hiring/person-imports/apply-mutations'
import { checkPeople } from '@/lib/hiring/person-imports/check-mutations'
import { undoPeople } from '@/lib/hiring/person-imports/undo-mutations'
import { applyRows } from '@/lib/jobs/imports/apply-mutations'
import { planFeed } from '@/lib/jobs/imports/feed-mutations'
import { runningStates } from '@/lib/jobs/imports/format'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { findExisting, hashOfRow, type Plan, planRow } from '@/lib/jobs/imports/plan-queries'
import { readMapping } from '@/lib/jobs/imports/queries'
import { readRow, sentencesOf } from '@/lib/jobs/imports/rows'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import { releaseImport } from '@/lib/jobs/imports/store-mutations'
import { undoRows } from '@/lib/jobs/imports/undo-mutations'
import { changeJobs, type JobsTransaction } from '@/lib/jobs/postings/transitions'
import { logError } from '@/lib/platform/log'
import { repeat } from '@/lib/platform/schedule/repeat'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import { removeStored } from '@/lib/platform/uploads/mutations'

const DEFAULT_TICK_MS = 500
const BATCH = 100
const MAX_MS = 60_000

/** Carries on with imports in every process. */
export function startImportWorker(): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  repeat('imports', WORKER_TICK_MS, (isStopping) =>
    processDueRows({ task: 'continue-imports', due: listRunning, act: ([id = 0]) => continueImport(id, isStopping) }),
  )
}

async function listRunning(take: number): Promise<number[]> {
  const found = await db().jobImport.findMany({
    where: { state: { in: [...runningStates] }, files: { none: { isWaiting: true } } },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

async function continueImport(id: number, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const progress = await handleRows(id, BATCH)
    if (progress === 'at the end') await changeJobs((tx) => finish(tx, id), { timeout: MAX_MS })
    if (progress !== 'handled') return
  }
}

type Progress = 'handled' | 'at the end' | 'not running'

/**
 * Handles the next rows of an import in one transaction, which also records how far it got. If the process dies, another
 * one repeats these rows. Leaves out rows that fail.
 */
async function handleRows(id: number, take: number): Promise<Progress> {
  const unused: string[] = []
  let first: number | undefined
  const handle = async (tx: JobsTransaction): Promise<Progress> => {
    const running = await lockRunning(tx, id)
    if (!running) return 'not running'
    const rows = await nextRows(tx, running, take)
    const last = rows.at(-1)
    if (!last) return 'at the end'
    first = rows[0]?.number
    const data = await handlers[running.content][running.state as Active](tx, running, rows, unused)
    await tx.jobImport.update({ where: { id }, data: { ...data, cursor: last.number }, select: { id: true } })
    return 'handled'
  }
  try {
    const progress = await changeJobs(handle, { timeout: MAX_MS })
    for (const name of unused) await removeStored(name)
    return progress
  } catch (error) {
    if (isOutage(error) || first === undefined) throw error
    if (take === 1) {
      await leaveOut(id, first, error)
      return 'handled'
    }
  }
  // One of the rows failed, and only that one should be left out.
  const half = Math.ceil(take / 2)
  const progress = await handleRows(id, half)
  return progress === 'handled' ? handleRows(id, half) : progress
}

type Active = (typeof runningStates)[number]

async function lockRunning(tx: Database, id: number): Promise<Running | null> {
  const [locked] = await tx.$queryRaw<{ state: JobImportState }[]>`
    SELECT "state" FROM "JobImport" WHERE "id" = ${id} FOR UPDATE SKIP LOCKED`
  if (!locked || !(runningStates as readonly JobImportState[]).includes(locked.state)) return null
  return tx.jobImport.findUniqueOrThrow({ where: { id } })
}

type Handle = (
  tx: JobsTransaction,
  running: Running,
  rows: StoredRow[],
  unused: string[],
) => Promise<Prisma.JobImportUpdateInput>

const handlers: Record<ImportContent, Record<Active, Handle>> = {
  JOBS: { CHECKING: checkRows, APPLYING: applyRows, UNDOING: undoRows },
  PEOPLE: { CHECKING: checkPeople, APPLYING: applyPeople, UNDOING: undoPeople },
}

const dueOf: Record<Active, Prisma.JobImportRowWhereInput> = {
  CHECKING: {},
  APPLYING: { kind: { in: ['NEW', 'CHANGED', 'MISSING'] } },
  UNDOING: { OR: [{ postingId: { not: null } }, { seekerId: { not: null } }] },
}

function nextRows(tx: Database, { id, state, cursor }: Running, take: number): Promise<StoredRow[]> {
  return tx.jobImportRow.findMany({
    where: { importId: id, number: { gt: cursor }, ...dueOf[state as Active] },
    orderBy: { number: 'asc' },
    take,
  })
}

async function finish(tx: Database, id: number): Promise<void> {
  const running = await lockRunning(tx, id)
  if (!running || (await nextRows(tx, running, 1)).length > 0) return
  const { state, content, fileName, adminId, adminName, applied, deleted, closed, restored, kept } = running
  if (state === 'CHECKING') return finishCheck(tx, running)
  const next = state === 'UNDOING' ? 'UNDONE' : 'DONE'
  const data = { state: next, cursor: 0, version: { increment: 1 } } as const
  await tx.jobImport.update({ where: { id }, data, select: { id: true } })
  const isUndone = state === 'UNDOING'
  await audit(tx, actorOf({ adminId, adminName }), {
    action: isUndone ? 'job-import.undone' : 'job-import.applied',
    subjectId: id,
    subject: fileName,
    detail: isUndone ? { deleted, closed, restored, kept } : { [content === 'JOBS' ? 'jobs' : 'rows']: applied },
  })
  await releaseImport(tx, id)
}

/** A file waits for the person who uploaded it. A feed is imported right away, unless too many jobs would close. */
async function finishCheck(tx: Database, running: Running): Promise<void> {
  const { id, sourceId } = running
  const { missing, state } = sourceId === null ? { missing: 0, state: 'READY' as const } : await planFeed(tx, running)
  const data = { state, missing, cursor: 0, version: { increment: 1 } }
  await tx.jobImport.update({ where: { id }, data, select: { id: true } })
}

/** Compares rows with the jobs that are here, without changing any. */
async function checkRows(tx: JobsTransaction, running: Running, rows: StoredRow[]) {
  const mapping = readMapping(running.mapping)
  if (!mapping) throw new Error(`The import ${running.id} has no mapping.`)
  const read = rows.map((row) => ({ row, ...readRow(row.cells, mapping) }))
  const ids = read.map(({ externalId }) => externalId)
  const existing = await findExisting(tx, running.system, ids)
  const seen = await findEarlierRows(tx, running.id, rows[0]?.number ?? 0, ids)
  const tally: Record<Plan['kind'], number> = { NEW: 0, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 }
  const checked = read.map(({ row, externalId, values, reasons }) => {
    const earlier = seen.get(externalId)
    if (earlier === undefined) seen.set(externalId, row.number)
    const known = earlier === undefined ? reasons : [...reasons, messages.sameAsRow(earlier)]
    const hash = running.sourceId === null ? undefined : hashOfRow({ externalId, values })
    const plan = planRow(existing.get(externalId), values, { reasons: known, hash })
    tally[plan.kind]++
    return {
      number: row.number,
      kind: plan.kind,
      title: String(values.jobTitle ?? '')
        .slice(0, 120)
        .toWellFormed(),
      externalId: externalId.slice(0, 100).toWellFormed(),
      reason: plan.kind === 'REFUSED' ? sentencesOf(plan.reasons) : '',
      fields: plan.kind === 'CHANGED' ? plan.fields : [],
    }
  })
  await tx.$executeRaw`
    UPDATE "JobImportRow" r SET "kind" = v."kind"::"JobImportKind", "title" = v."title", "externalId" = v."externalId",
      "reason" = v."reason", "fields" = ARRAY(SELECT jsonb_array_elements_text(v."fields"))
    FROM jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      AS v("number" int, "kind" text, "title" text, "externalId" text, "reason" text, "fields" jsonb)
    WHERE r."importId" = ${running.id} AND r."number" = v."number"`
  return {
    added: { increment: tally.NEW },
    changed: { increment: tally.CHANGED },
    unchanged: { increment: tally.UNCHANGED },
    refused: { increment: tally.REFUSED },
  }
}

async function findEarlierRows(tx: Database, importId: number, before: number, ids: string[]) {
  const rows = await tx.jobImportRow.findMany({
    where: { importId, externalId: { in: ids }, number: { lt: before } },
    orderBy: { number: 'desc' },
    select: { externalId: true, number: true },
  })
  return new Map(rows.map(({ externalId, number }) => [externalId ?? '', number]))
}

/** Marks a row as refused, and continues after it. */
async function leaveOut(id: number, failed: number, error: unknown): Promise<void> {
  const isKnown = error instanceof ApiError
  if (!isKnown) logError(error)
  await db().$transaction(async (tx) => {
    const running = await lockRunning(tx, id)
    const [row] = running ? await nextRows(tx, running, 1) : []
    // Another process has handled it in between.
    if (!running || row?.number !== failed) return
    const { importId, number } = row
    const data = { cursor: number }
    if (running.state === 'UNDOING') {
      await tx.jobImport.update({ where: { id }, data: { ...data, kept: { increment: 1 } }, select: { id: true } })
      return
    }
    const reason = isKnown ? error.message : messages.rowFailed
    const where = { importId_number: { importId, number } }
    await tx.jobImportRow.update({ where, data: { kind: 'REFUSED', reason }, select: { number: true } })
    const counted = {
      refused: { increment: 1 },
      ...(row.kind === 'NEW' && { added: { decrement: 1 } }),
      ...(row.kind === 'CHANGED' && { changed: { decrement: 1 } }),
      ...(row.kind === 'MISSING' && { missing: { decrement: 1 } }),
    }
    await tx.jobImport.update({ where: { id }, data: { ...data, ...counted }, select: { id: true } })
  })
}
