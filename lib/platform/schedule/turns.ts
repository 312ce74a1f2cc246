import 'server-only'
import { type Database, db } from '@/lib/db'

const MAX_RUN_MS = 10 * 60_000
const REST = 10

/** Every process calls this, and the first to lock the task's row of TaskTurn does it for all of them. */
export async function inTurn(task: string, everySeconds: number, act: (tx: Database) => Promise<void>): Promise<void> {
  await db().$transaction(
    async (tx) => {
      // By the true time, whatever a test's clock says.
      const startedAt = new Date()
      const [turn] = await tx.$queryRaw<{ task: string }[]>`
        SELECT "task" FROM "TaskTurn" WHERE "task" = ${task} AND "nextAt" <= ${startedAt} FOR UPDATE SKIP LOCKED`
      if (!turn) return
      await tx.$queryRaw`SELECT set_config('statement_timeout', ${String(MAX_RUN_MS)}, true)`
      await act(tx)
      const end = Date.now()
      const restMs = Math.max(everySeconds * 1000, (end - startedAt.getTime()) * REST)
      await tx.taskTurn.update({ where: { task }, data: { nextAt: new Date(end + restMs) }, select: { task: true } })
    },
    { timeout: MAX_RUN_MS },
  )
}
