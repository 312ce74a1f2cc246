import 'server-only'
import { createHash } from 'node:crypto'
import { isOutage } from '@/lib/api/errors'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { logError } from '@/lib/platform/log'

type RowTask<Key extends number | string> = {
  task: string
  /** How many rows to process in one transaction; 1 by default. */
  batch?: number
  maxRows?: number
  due: (take: number) => Promise<Key[]>
  /** Processes those rows that are still due. Skips rows that other processes have locked. */
  act: (keys: Key[]) => Promise<void>
  isSecret?: boolean
}

/**
 * Processes all due rows. Records a failing row in TaskFailure and retries it later without holding up the others.
 * Finds the failing row of a batch by bisection. An unreachable database isn't a row's fault and ends the run. Forgets the
 * failures of rows that aren't due anymore.
 */
export async function processDueRows<Key extends number | string>(rows: RowTask<Key>): Promise<void> {
  const { task, batch = 1, maxRows = Number.POSITIVE_INFINITY, due } = rows
  const nameOf = (key: Key) => rowKeyOf(rows, key)
  const { resting, retried } = await failuresOf(task)
  const seen = new Set<string>()
  // Rows that are still due after their turn. Another process has them, and may yet fail.
  const skipped = new Set<string>()
  while (true) {
    const take = batch + resting.size + skipped.size
    const found = await due(take)
    const names = new Set(found.map(nameOf))
    const areAll = found.length < take
    // Rows that had their turn would be found before others.
    const done = [...retried].filter((name) => !names.has(name) && (areAll || seen.has(name)))
    await forgetFailures(task, done)
    for (const name of done) retried.delete(name)
    for (const name of names) if (seen.has(name) && !resting.has(name)) skipped.add(name)
    const left = found.filter((key) => !seen.has(nameOf(key)) && !resting.has(nameOf(key)))
    const keys = left.slice(0, Math.min(batch, maxRows - seen.size))
    if (keys.length === 0 && (areAll || seen.size >= maxRows)) return
    for (const key of keys) seen.add(nameOf(key))
    if (keys.length > 0) for (const key of await attempt(rows, keys)) resting.add(key)
  }
}

export async function forgetFailures(task: string, rowKeys: string[]): Promise<void> {
  if (rowKeys.length > 0) await db().taskFailure.deleteMany({ where: { task, rowKey: { in: rowKeys } } })
}

export async function recordFailure(task: string, rowKey: string, error: unknown): Promise<void> {
  const row = { task, rowKey }
  logError(new Error(`The background job ${task} failed on ${rowKey}: ${(error as Error)?.stack ?? error}`))
  // Uses real time, even if a test has moved the clock.
  const time = new Date()
  const lastError = reasonOf(error)
  await db().$transaction(async (tx) => {
    const first = { ...row, lastError, nextAttemptAt: new Date(time.getTime() + retryDelayMs(1)) }
    const { count } = await tx.taskFailure.createMany({ data: first, skipDuplicates: true })
    if (count > 0) return
    // If processes try a row at the same time, that counts as one attempt.
    const [failure] = await tx.taskFailure.updateManyAndReturn({
      where: { ...row, nextAttemptAt: { lte: time } },
      data: { attempts: { increment: 1 }, lastError },
      select: { attempts: true, stuckAt: true },
    })
    if (!failure) return
    const { attempts, stuckAt } = failure
    const delay = retryDelayMs(attempts)
    const nextAttemptAt = new Date(time.getTime() + delay)
    const isStuck = stuckAt === null && delay === RETRY_DAILY_MS
    const data = { nextAttemptAt, ...(isStuck && { stuckAt: time }) }
    await tx.taskFailure.update({ where: { task_rowKey: row }, data, select: { id: true } })
    if (!isStuck) return
    const detail = { row: rowKey, attempts, error: lastError }
    await audit(tx, { kind: 'system' }, { action: 'task.row-set-aside', subject: task, detail })
  })
}

async function attempt<Key extends number | string>(rows: RowTask<Key>, keys: Key[]): Promise<string[]> {
  try {
    await rows.act(keys)
    return []
  } catch (error) {
    if (isOutage(error)) throw error
    const [first] = keys
    if (first === undefined) return []
    if (keys.length === 1) {
      await recordFailure(rows.task, rowKeyOf(rows, first), error)
      return [rowKeyOf(rows, first)]
    }
    const half = Math.ceil(keys.length / 2)
    return [...(await attempt(rows, keys.slice(0, half))), ...(await attempt(rows, keys.slice(half)))]
  }
}

async function failuresOf(task: string) {
  const failures = await db().taskFailure.findMany({ where: { task }, select: { rowKey: true, nextAttemptAt: true } })
  const time = new Date()
  const keysOf = (isResting: boolean) =>
    new Set(failures.filter(({ nextAttemptAt }) => nextAttemptAt > time === isResting).map(({ rowKey }) => rowKey))
  return { resting: keysOf(true), retried: keysOf(false) }
}

function rowKeyOf<Key extends number | string>({ isSecret }: RowTask<Key>, key: Key): string {
  if (!isSecret) return String(key)
  return createHash('sha256').update(String(key)).digest('hex').slice(0, 16)
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.replaceAll('\0', '').trim().split('\n').at(-1) ?? '').toWellFormed().slice(0, 300)
}

const QUICK_ATTEMPTS = 5
const FIRST_DELAY_MS = 30_000

/** Stuck rows are still retried once a day, in case the cause was fixed. */
const RETRY_DAILY_MS = 24 * 60 * 60 * 1000

export function retryDelayMs(attempts: number): number {
  return attempts < QUICK_ATTEMPTS ? FIRST_DELAY_MS * 2 ** (attempts - 1) : RETRY_DAILY_MS
}
