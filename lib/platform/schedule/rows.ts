import 'server-only'
import { createHash } from 'node:crypto'
import { isOutage } from '@/lib/api/errors'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { logError } from '@/lib/platform/log'

type RowTask<Key extends number | string> = {
  task: string
  /** Rows that are worked on together, in one transaction; one each unless stated. */
  batch?: number
  maxRows?: number
  due: (take: number) => Promise<Key[]>
  /** Works on these rows if they still are due. Others may be at them: locked rows are passed by. */
  act: (keys: Key[]) => Promise<void>
  isSecret?: boolean
}

/**
 * Works on every row that is due. A row that fails is written down in TaskFailure, tried again later and does not keep the
 * others waiting; of several rows worked on together the one at fault is found by halving. A database that cannot be
 * reached is no row's fault and ends the run.
 */
export async function workOff<Key extends number | string>(rows: RowTask<Key>): Promise<void> {
  const { task, batch = 1, maxRows = Number.POSITIVE_INFINITY, due } = rows
  const { resting, retried } = await failuresOf(task)
  const seen = new Set<Key>()
  while (seen.size < maxRows) {
    const found = await due(batch + resting.size)
    // What is seen again is being worked on by another process.
    const keys = found.filter((key) => !seen.has(key) && !resting.has(rowKeyOf(rows, key))).slice(0, batch)
    if (keys.length === 0) return
    for (const key of keys) seen.add(key)
    for (const key of await attempt(rows, keys)) resting.add(key)
    const mended = keys.map((key) => rowKeyOf(rows, key)).filter((key) => retried.has(key) && !resting.has(key))
    if (mended.length > 0) await db().taskFailure.deleteMany({ where: { task, rowKey: { in: mended } } })
  }
}

export async function recordFailure(task: string, rowKey: string, error: unknown): Promise<void> {
  const row = { task, rowKey }
  logError(new Error(`The background job ${task} failed on ${rowKey}: ${(error as Error)?.stack ?? error}`))
  // By the true time, whatever a test's clock says.
  const time = new Date()
  const lastError = reasonOf(error)
  await db().$transaction(async (tx) => {
    const where = { task_rowKey: row }
    const { attempts, setAsideAt } = await tx.taskFailure.upsert({
      where,
      create: { ...row, lastError, nextAttemptAt: time },
      update: { attempts: { increment: 1 }, lastError },
      select: { attempts: true, setAsideAt: true },
    })
    const delay = retryDelayMs(attempts)
    const nextAttemptAt = new Date(time.getTime() + delay)
    const isSetAside = setAsideAt === null && delay === RETRY_DAILY_MS
    const data = { nextAttemptAt, ...(isSetAside && { setAsideAt: time }) }
    await tx.taskFailure.update({ where, data, select: { id: true } })
    if (!isSetAside) return
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

/** A row that is set aside is still tried once a day: the fault may have been mended. */
const RETRY_DAILY_MS = 24 * 60 * 60 * 1000

export function retryDelayMs(attempts: number): number {
  return attempts < QUICK_ATTEMPTS ? FIRST_DELAY_MS * 2 ** (attempts - 1) : RETRY_DAILY_MS
}
