/** How often background jobs look for work. Shorter intervals cost every test site CPU. */
export const WORKER_TICK_MS = 200

const POLL_MS = 50
const MAX_WAIT_MS = 120_000

/** Polls until the condition holds. */
export async function until(holds: () => Promise<boolean> | boolean, maxMs = MAX_WAIT_MS): Promise<void> {
  for (const end = Date.now() + maxMs; Date.now() < end; ) {
    if (await holds()) return
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
  throw new Error(`Timed out after ${maxMs / 1000} s.`)
}
