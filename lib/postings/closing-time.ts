export const DAY_MS = 24 * 60 * 60 * 1000
export const OPEN_DAYS = 60
export const REMINDED_DAYS = 7

/** When a job opened at that time closes: the end of the day the employer asked for, at most 60 days later (contract §4). */
export function closingTime(openedAt: Date, closesOn: Date | null): Date {
  const latest = openedAt.getTime() + OPEN_DAYS * DAY_MS
  return new Date(closesOn ? Math.min(latest, closesOn.getTime() + DAY_MS - 1) : latest)
}

/** Whether so little time is left that its employer is reminded of the closing. */
export function closesSoon(expiresAt: Date, time: Date): boolean {
  return expiresAt.getTime() - time.getTime() <= REMINDED_DAYS * DAY_MS
}
