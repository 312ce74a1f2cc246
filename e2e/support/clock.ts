import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { required } from './settings'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than any task that comes every few seconds waits for its next turn (lib/tasks.ts). */
const TURN_MS = 6_000
const TURNS = 3
/** Several looks of each worker: a site for tests has WORKER_TICK_MS set to 50. */
const TURN_TAKES_MS = 250

/** Sets the site's clock that many days ahead of the true time. Call `resetClock` when done: all tests share it. */
export function moveClock(days: number): void {
  writeFileSync(required('TEST_CLOCK_FILE'), String(days * DAY_MS))
}

/** Lets the site's clock tell the true time again. */
export function resetClock(): void {
  rmSync(required('TEST_CLOCK_FILE'), { force: true })
}

/** Lets every timed task of the site have a few turns, each some seconds later: what has not come by then does not come. */
export async function aFewTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    writeFileSync(required('TEST_CLOCK_FILE'), String(aheadMs() + TURN_MS))
    await new Promise((later) => setTimeout(later, TURN_TAKES_MS))
  }
}

function aheadMs(): number {
  const file = required('TEST_CLOCK_FILE')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}
