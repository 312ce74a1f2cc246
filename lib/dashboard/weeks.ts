import type { Days } from '@/lib/back-office/days'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKS = 12
export const DAYS = WEEKS * 7

/** Twelve weeks until the end of today, the running week being the last. */
export function lastDays(now: Date): Days {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return { from: lastWeeks(now)[0] ?? now, until: new Date(today + DAY_MS) }
}

export const weekDays = (week: Date): Days => ({ from: week, until: new Date(week.getTime() + 7 * DAY_MS) })

export function weekBefore(week: Date): Date {
  return new Date(week.getTime() - DAYS * DAY_MS)
}

export function lastWeeks(now: Date): Date[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday)
  return Array.from({ length: WEEKS }, (_, index) => new Date(monday - (WEEKS - 1 - index) * 7 * DAY_MS))
}

export type WeekCount = { week: Date; count: number }

/** Each of those weeks with what was counted in it: a week without any has none. */
export function fillWeeks(weeks: Date[], counted: WeekCount[]): WeekCount[] {
  const counts = new Map(counted.map(({ week, count }) => [week.getTime(), count]))
  return weeks.map((week) => ({ week, count: counts.get(week.getTime()) ?? 0 }))
}
