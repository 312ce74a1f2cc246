import { WARNING_DAYS } from '@/lib/retention/schema'

const DAY_MS = 24 * 60 * 60 * 1000

/** What was last touched before this is older than so many months; the last days of a longer month count as its end. */
export function oldBefore(months: number, time: Date): Date {
  const then = new Date(time)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return then
}

/** What is older than this will be older than the rule allows when its warning has run out. */
export function warnBefore(months: number, time: Date): Date {
  return oldBefore(months, new Date(time.getTime() + WARNING_DAYS * DAY_MS))
}

/** Who was warned before this has had the time promised. */
export function warnedLongAgo(time: Date): Date {
  return new Date(time.getTime() - WARNING_DAYS * DAY_MS)
}
