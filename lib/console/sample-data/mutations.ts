import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { ApiError, isOutage } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { addActivity } from '@/lib/console/sample-data/activity-mutations'
import { sampleMessages } from '@/lib/console/sample-data/messages'
import { CHANGE_ID, countSampleRows, getSampleData } from '@/lib/console/sample-data/queries'
import { removeSampleRows } from '@/lib/console/sample-data/removal-mutations'
import { hasActivity, type SampleData, totalOf } from '@/lib/console/sample-data/schema'
import { type Database, db } from '@/lib/db'
import type { SampleChangeKind } from '@/lib/generated/prisma/enums'
import { logError } from '@/lib/platform/log'
import { removeStoredFiles } from '@/lib/platform/uploads/mutations'
import { changePages } from '@/lib/site/page-changes/mutations'

/** How long the call waits, in ms, before the change continues in the background. */
const QUICK_MS = 2_000
const LEASE_MS = 60_000
const RETRY_MS = 2_000
const MAX_ATTEMPTS = 3
const MAX_TRANSACTION_MS = 60_000
const FILES_PER_REPORT = 5

/** Adds twelve weeks of sample activity. Does nothing if it's there already or being added. */
export const addSampleActivity = (owner: Admin, seen: number) => change(owner, 'ADD', seen)

/** Removes sample activity and the demo company. Does nothing if there is none or it's being removed. */
export const removeSampleData = (owner: Admin, seen: number) => change(owner, 'REMOVE', seen)

/**
 * Throws `conflict` during the other change, or, with the current counts, if the number of sample rows isn't what the
 * owner saw. Throws `unavailable` if the change failed.
 */
async function change(owner: Admin, kind: SampleChangeKind, seen: number): Promise<SampleData> {
  const isStarted = await start(owner, kind, seen)
  if (isStarted === 'changed')
    throw new ApiError('conflict', sampleMessages.changed, { current: await getSampleData(owner) })
  if (isStarted) await Promise.race([continueSampleChange().catch(logError), setTimeout(QUICK_MS)])
  const data = await getSampleData(owner)
  if (isStarted && data.change?.status === 'failed') throw new ApiError('unavailable', data.change.message)
  return data
}

/** Records the start of the change. Returns false if it's already running or there's nothing to do. */
function start(owner: Admin, kind: SampleChangeKind, seen: number): Promise<boolean | 'changed'> {
  return db().$transaction(async (tx) => {
    // A second click waits here and then finds the first one's row.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('sample-data'))`
    const current = await tx.sampleChange.findUnique({ where: { id: CHANGE_ID } })
    if (current && !current.finishedAt) {
      if (current.kind === kind) return false
      throw new ApiError('conflict', current.kind === 'ADD' ? sampleMessages.stillAdding : sampleMessages.stillRemoving)
    }
    const rows = await countSampleRows(tx)
    if (kind === 'ADD' ? hasActivity({ rows }) : rows.length === 0) return false
    if (totalOf({ rows }) !== seen) return 'changed'
    // The lease uses real time, even if a test has moved the clock.
    const time = new Date()
    const begun = { startedAt: time, leasedUntil: time, finishedAt: null, done: 0, total: 0, attempts: 0, error: '' }
    const data = { ...begun, kind, adminId: owner.id, adminName: owner.name || owner.email }
    const where = { id: CHANGE_ID }
    await tx.sampleChange.upsert({ where, create: { ...data, ...where }, update: data, select: { id: true } })
    return true
  })
}

type Claimed = { kind: SampleChangeKind; adminId: number; adminName: string; attempts: number }

/**
 * Carries out a change that was started. If the process dies, nothing has been written, and another process starts over
 * when the lease ends.
 */
export async function continueSampleChange(): Promise<void> {
  const claimed = await claim()
  if (!claimed) return
  try {
    if (claimed.attempts > MAX_ATTEMPTS)
      throw new Error('The process stopped too many times while changing sample data.')
    await (claimed.kind === 'ADD' ? add(claimed) : remove(claimed))
  } catch (error) {
    if (error instanceof Superseded) return
    await recordFailure(claimed, error)
  }
}

async function claim(): Promise<Claimed | null> {
  const time = new Date()
  const [claimed] = await db().$queryRaw<Claimed[]>`
    UPDATE "SampleChange" SET "attempts" = "attempts" + 1, "leasedUntil" = ${new Date(time.getTime() + LEASE_MS)}
    WHERE "id" IN (SELECT "id" FROM "SampleChange" WHERE "finishedAt" IS NULL AND "leasedUntil" <= ${time}
      FOR UPDATE SKIP LOCKED)
    RETURNING "kind", "adminId", "adminName", "attempts"`
  return claimed ?? null
}

async function add(claimed: Claimed): Promise<void> {
  await addActivity({
    inTransaction: (write) =>
      inTransaction(claimed, async (tx) => {
        await write(tx)
        await recordChange(tx, claimed, 'sample-data.added', countsOf(await countSampleRows(tx)))
      }),
    onProgress: async (done, total) => {
      if (done % FILES_PER_REPORT === 0 || done === total) await report(claimed, done, total)
    },
  })
}

const countsOf = (rows: SampleData['rows']) =>
  Object.fromEntries(rows.filter(({ activity }) => activity > 0).map(({ model, activity }) => [model, activity]))

async function remove(claimed: Claimed): Promise<void> {
  const files = await inTransaction(claimed, async (tx) => {
    const removed = await removeSampleRows(tx)
    await recordChange(tx, claimed, 'sample-data.removed', removed.counts)
    return removed.files
  })
  await removeStoredFiles(files)
}

/** Another process has taken over after the lease. */
class Superseded extends Error {}

/** Writes the rows and marks the change as done in one transaction. */
function inTransaction<Result>({ attempts }: Claimed, write: (tx: Database) => Promise<Result>): Promise<Result> {
  const act = async (tx: Database) => {
    const { count } = await tx.sampleChange.updateMany({
      where: { id: CHANGE_ID, attempts, finishedAt: null },
      data: { finishedAt: new Date() },
    })
    if (count === 0) throw new Superseded()
    return write(tx)
  }
  return changePages(['jobs', 'blogs'], act, { timeout: MAX_TRANSACTION_MS })
}

function recordChange(
  tx: Database,
  { adminId: id, adminName: name }: Claimed,
  action: 'sample-data.added' | 'sample-data.removed',
  detail: Record<string, number>,
): Promise<void> {
  return audit(tx, { kind: 'admin', id, name, email: name }, { action, detail })
}

async function report({ attempts }: Claimed, done: number, total: number): Promise<void> {
  const data = { done, total, leasedUntil: new Date(Date.now() + LEASE_MS) }
  await db().sampleChange.updateMany({ where: { id: CHANGE_ID, attempts, finishedAt: null }, data })
}

/** Tries again in a moment unless the cause is known or this was the last attempt. */
async function recordFailure({ kind, attempts }: Claimed, error: unknown): Promise<void> {
  logError(error)
  const time = new Date()
  const isFinal = attempts >= MAX_ATTEMPTS || (error instanceof ApiError && !isOutage(error))
  const reason = kind === 'ADD' ? sampleMessages.notAdded : sampleMessages.notRemoved
  const data = isFinal ? { finishedAt: time, error: reason } : { leasedUntil: new Date(time.getTime() + RETRY_MS) }
  await db().sampleChange.updateMany({ where: { id: CHANGE_ID, attempts, finishedAt: null }, data })
}
