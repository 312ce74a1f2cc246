const DAY_MS = 24 * 60 * 60 * 1000
const MAX_DAYS = 3_660
/** PostgreSQL has no year 0, and JavaScript writes year 10000 with a sign. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '9999-12-30']

/** Whole days in UTC. `until` is the start of the day after the last one. */
export type Days = { from: Date; until: Date }

/** The format in URLs: '2026-08-31..2026-11-22', inclusive. */
export function daysText({ from, until }: Days): string {
  return `${dayText(from)}..${dayText(new Date(until.getTime() - DAY_MS))}`
}

export function readDays(text: unknown): Days | null {
  const [, first = '', last = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(String(text)) ?? []
  const [from, until] = [new Date(first), new Date(Date.parse(last) + DAY_MS)]
  const days = (until.getTime() - from.getTime()) / DAY_MS
  // JavaScript reads February 30 as a day in March.
  const isReal = days >= 1 && days <= MAX_DAYS && dayText(from) === first && first >= FIRST_DAY && last <= LAST_DAY
  return isReal ? { from, until } : null
}

let range: Intl.DateTimeFormat | undefined

export function daysLabel({ from, until }: Days): string {
  range ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  return range.formatRange(from, new Date(until.getTime() - DAY_MS))
}

export function daysBefore({ from, until }: Days, days: number): Days {
  return { from: new Date(from.getTime() - days * DAY_MS), until: new Date(until.getTime() - days * DAY_MS) }
}

/** The options of a date filter: only the days in the URL, which come from links on the dashboard. */
export async function daysChoices(_admin: unknown, value: unknown) {
  const days = readDays(value)
  return days ? [{ value: daysText(days), label: daysLabel(days) }] : []
}

export const withinDays = (value: string) => {
  const days = readDays(value)
  return days ? { gte: days.from, lt: days.until } : {}
}

const dayText = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))
