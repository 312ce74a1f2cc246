import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { jittered } from '@/lib/platform/schedule/queue'
import { repeat } from '@/lib/platform/schedule/repeat'
import { scanFile } from '@/lib/platform/uploads/check'
import { releaseFiles, removeStored } from '@/lib/platform/uploads/mutations'
import { readStoredBytes } from '@/lib/platform/uploads/store'

const DEFAULT_TICK_MS = 1_000
const MAX_PAUSE_MS = 60_000

/**
 * Scans the resumes of imports for viruses. An upload can have too many to wait for. While scans fail, each pause is twice
 * as long as the last one.
 */
export function startScanningImports(): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  let failures = 0
  let nextAt = 0
  repeat('scan-imports', WORKER_TICK_MS, async (isStopping) => {
    if (Date.now() < nextAt) return
    try {
      while (!isStopping() && (await scanNext())) failures = 0
    } catch (error) {
      failures++
      nextAt = Date.now() + jittered(Math.min(WORKER_TICK_MS * 2 ** failures, MAX_PAUSE_MS))
      throw error
    }
  })
}

type Waiting = { importId: number; name: string; fileId: number; stored: string }

/** Locks nothing while it scans. The random order makes it unlikely that two processes scan the same file. */
async function scanNext(): Promise<boolean> {
  const [waiting] = await db().$queryRaw<Waiting[]>`
    SELECT i."importId", i."name", i."fileId", f."name" AS "stored" FROM "ImportFile" i
    JOIN "StoredFile" f ON f."id" = i."fileId" WHERE i."isWaiting" ORDER BY random() LIMIT 1`
  if (!waiting) return false
  const { importId, name, fileId, stored } = waiting
  const { scannedAt, problem } = await scan(stored)
  const unused = await db().$transaction(async (tx) => {
    const { count } = await tx.importFile.updateMany({
      where: { importId, name, isWaiting: true },
      data: { isWaiting: false, ...(problem && { problem, fileId: null }) },
    })
    if (count === 0) return []
    if (problem) return releaseFiles(tx, [fileId])
    await tx.storedFile.updateMany({ where: { id: fileId }, data: { scannedAt } })
    return []
  })
  for (const each of unused) await removeStored(each)
  return true
}

async function scan(stored: string): Promise<{ scannedAt: Date | null; problem: string }> {
  try {
    return { scannedAt: await scanFile(await readStoredBytes(stored), 'resumes'), problem: '' }
  } catch (error) {
    // While the scanner or the store is down, the file waits.
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
    return { scannedAt: null, problem: error.message }
  }
}
