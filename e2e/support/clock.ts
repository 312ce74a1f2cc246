import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { required } from './settings'
import { WORKER_TICK_MS } from './waiting'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than the interval of frequent background jobs (lib/tasks.ts). */
const TURN_MS = 6_000
const TURNS = 3
/** Long enough for each worker to poll several times. */
const TURN_TAKES_MS = 3 * WORKER_TICK_MS

/**
 * Sets the site's clock that many days ahead of real time. Call `resetClock` when done, because all tests share it.
 * Hourly jobs may not notice a reset if the clock soon moves again. A test that waits for one moves the clock over an hour
 * further than the test before it.
 */
export function moveClock(days: number): void {
  writeFileSync(required('TEST_CLOCK_FILE'), String(days * DAY_MS))
}

/** Sets the site's clock back to real time. */
export function resetClock(): void {
  rmSync(required('TEST_CLOCK_FILE'), { force: true })
}

/**
 * Runs `act` while the site's clock is an hour ahead. A page that's cached by then stays fresh for an hour, so if it
 * changes earlier, that's because the process was notified.
 */
export async function anHourAhead(act: () => Promise<unknown>): Promise<void> {
  moveClock(1 / 24)
  try {
    await act()
  } finally {
    resetClock()
  }
}

/** Gives every background job time to run a few times. What hasn't happened by then won't happen. */
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
