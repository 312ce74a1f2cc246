import { readFileSync } from 'node:fs'
import { env } from '@/lib/env'

/** The clock for every rule that depends on time. Tests change it: CLOCK_FILE contains its offset in ms. */
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
