const DAY_MS = 24 * 60 * 60 * 1000
const WEEKS = 12

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
