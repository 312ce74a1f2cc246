import { readFileSync } from 'node:fs'
import { env } from '@/lib/env'

/** Every timed rule goes by this. A test moves it: CLOCK_FILE names a file with how far ahead it is, in ms. */
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
