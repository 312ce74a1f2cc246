import type { Days } from '@/lib/console/lists/days'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKS = 12
export const DAYS = WEEKS * 7

/** Twelve weeks until the end of today, including the current week. */
export function lastDays(now: Date): Days {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return { from: lastWeeks(now)[0] ?? now, until: new Date(today + DAY_MS) }
}

export const weekDays = (week: Date): Days => ({ from: week, until: new Date(week.getTime() + 7 * DAY_MS) })

export function weekBefore(week: Date): Date {
  return new Date(week.getTime() - DAYS * DAY_MS)
}

export function lastWeeks(now: Date): Date[] {
  const monday = mondayOf(now)
  return Array.from({ length: WEEKS }, (_, index) => new Date(monday - (WEEKS - 1 - index) * 7 * DAY_MS))
}

/** The time of day of the summary, in UTC: Monday morning in Austin. */
const SUMMARY_MS = 12 * 60 * 60 * 1000

/** When the next weekly summary is due. */
export function nextSummary(now: Date): Date {
  const due = new Date(mondayOf(now) + SUMMARY_MS)
  return due > now ? due : new Date(due.getTime() + 7 * DAY_MS)
}

/** The 12 full weeks before the current one. */
export function wholeWeeks(now: Date): Days {
  const monday = mondayOf(now)
  return { from: new Date(monday - DAYS * DAY_MS), until: new Date(monday) }
}

function mondayOf(now: Date): number {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday)
}

export type WeekCount = { week: Date; count: number }

/** All weeks with their counts, including weeks without any. */
export function fillWeeks(weeks: Date[], counted: WeekCount[]): WeekCount[] {
  const counts = new Map(counted.map(({ week, count }) => [week.getTime(), count]))
  return weeks.map((week) => ({ week, count: counts.get(week.getTime()) ?? 0 }))
}
