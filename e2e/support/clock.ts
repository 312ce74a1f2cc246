import { rmSync, writeFileSync } from 'node:fs'
import { required } from './settings'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sets the site's clock that many days ahead of the true time. Call `resetClock` when done: all tests share it. */
export function moveClock(days: number): void {
  writeFileSync(required('TEST_CLOCK_FILE'), String(days * DAY_MS))
}

/** Lets the site's clock tell the true time again. */
export function resetClock(): void {
  rmSync(required('TEST_CLOCK_FILE'), { force: true })
}
