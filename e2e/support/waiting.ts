const POLL_MS = 25
const MAX_WAIT_MS = 120_000

/** Polls until the condition holds. */
export async function until(holds: () => Promise<boolean> | boolean, maxMs = MAX_WAIT_MS): Promise<void> {
  for (const end = Date.now() + maxMs; Date.now() < end; ) {
    if (await holds()) return
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
  throw new Error(`Timed out after ${maxMs / 1000} s.`)
}
