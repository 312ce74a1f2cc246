const POLL_MS = 25
const MAX_WAIT_MS = 30_000
/** Some twenty looks of each worker: scripts/test-site.ts sets WORKER_TICK_MS to 50. */
const ROUNDS_MS = 1_000

/** Waits until something holds, looking often. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; ) {
    if (await holds()) return
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
  throw new Error(`It did not come about within ${MAX_WAIT_MS / 1000} s.`)
}

/** Lets the site's workers look again and again: what has not come by then does not come. */
export function aFewRounds(): Promise<void> {
  return new Promise((later) => setTimeout(later, ROUNDS_MS))
}
