const QUICK_ATTEMPTS = 5
const FIRST_DELAY_MS = 30_000

/** A row that is set aside is still tried once a day: the fault may have been mended. */
export const RETRY_DAILY_MS = 24 * 60 * 60 * 1000

/** How long a row rests after so many failed attempts: 30 s, 1, 2 and 4 minutes, then a day. */
export function retryDelayMs(attempts: number): number {
  return attempts < QUICK_ATTEMPTS ? FIRST_DELAY_MS * 2 ** (attempts - 1) : RETRY_DAILY_MS
}
