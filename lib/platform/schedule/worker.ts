import 'server-only'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { repeat } from '@/lib/platform/schedule/repeat'

/**
 * A task must be safe to run in several processes, and a failing row must not stop it. `processDueRows`
 * (./row-mutations.ts) ensures both.
 */
export type Task = { name: string; everySeconds: number; run: () => Promise<void> }

const DEFAULT_TICK_MS = 5_000

/** Runs the background jobs in every process. Those that must not run twice claim their rows in the database. */
export function startScheduleWorker(tasks: readonly Task[]): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  const begun = new Map<Task, Date>()
  repeat('schedule', WORKER_TICK_MS, async (isStopping) => {
    for (const task of tasks) {
      const time = now()
      if (isStopping() || !isDue(task.everySeconds, begun.get(task), time)) continue
      begun.set(task, time)
      await perform(task)
    }
  })
}

async function perform({ name, run }: Task): Promise<void> {
  try {
    await run()
  } catch (error) {
    const reason = error instanceof Error ? error.stack : String(error)
    logError(new Error(`The background job ${name} failed: ${reason}`))
  }
}

export function isDue(everySeconds: number, last: Date | undefined, time: Date): boolean {
  if (!last) return true
  const passed = time.getTime() - last.getTime()
  // Setting the clock back doesn't delay any job.
  return passed < 0 || passed >= everySeconds * 1000
}
