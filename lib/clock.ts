import { readFileSync } from 'node:fs'
import { env } from '@/lib/env'

/**
 * The time that every timed rule goes by. CLOCK_FILE, which only tests set, names a file with the milliseconds that the
 * clock is ahead, so that a test can let weeks pass.
 */
export function now(): Date {
  return new Date(Date.now() + aheadMs())
}

function aheadMs(): number {
  const { CLOCK_FILE } = env()
  if (!CLOCK_FILE) return 0
  try {
    return Number(readFileSync(CLOCK_FILE, 'utf8')) || 0
  } catch {
    return 0
  }
}
