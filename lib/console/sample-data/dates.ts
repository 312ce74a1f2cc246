const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** 8:10 a.m. to 5:40 p.m. in Chicago during winter, in minutes of a UTC day. */
const OPENING = 14 * 60 + 10
const OPEN_MINUTES = 570
const MIN_GAP_MS = 35 * MINUTE_MS

/** A number from 0 to 1 that is the same for the same text. */
export function fractionOf(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xff_ff_ff_ff
}

/** That many days before `time`. From two days on, `key` decides the time of day. */
export function timeAgo(time: Date, days: number, key: string): Date {
  const then = new Date(time.getTime() - days * DAY_MS)
  if (days < 2) return then
  const midnight = Date.UTC(then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate())
  return new Date(midnight + (OPENING + Math.floor(fractionOf(key) * OPEN_MINUTES)) * MINUTE_MS)
}

/** Moves a time on a weekend to the Monday after or, if that is in the future, to the Friday before. */
export function onWorkday(then: Date, time: Date): Date {
  const day = then.getUTCDay()
  if (day !== 0 && day !== 6) return then
  const monday = new Date(then.getTime() + (day === 6 ? 2 : 1) * DAY_MS)
  return monday < time ? monday : new Date(then.getTime() - (day === 6 ? 1 : 2) * DAY_MS)
}

/** Keeps events in order: each time is later than the one before, and none is after `time`. */
export function inOrder(times: Date[], time: Date): Date[] {
  const ordered: Date[] = []
  for (const each of times) {
    const previous = ordered.at(-1)
    const earliest = previous ? previous.getTime() + MIN_GAP_MS : each.getTime()
    ordered.push(new Date(Math.max(each.getTime(), earliest)))
  }
  const late = (ordered.at(-1)?.getTime() ?? 0) - time.getTime()
  return late > 0 ? ordered.map((each) => new Date(each.getTime() - late - MINUTE_MS)) : ordered
}

const WEEKDAY_SHARES = [0.45, 1, 1, 0.95, 0.9, 0.75, 0.35]

/**
 * Spreads a number of views over the days from `from` until yesterday or `until`: most in the first two weeks, fewer on
 * weekends. The same key always gives the same days.
 */
export function viewsPerDay(total: number, from: Date, until: Date, key: string): { day: Date; views: number }[] {
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  const days: { day: Date; share: number }[] = []
  for (let at = first; at + DAY_MS <= until.getTime(); at += DAY_MS) {
    const day = new Date(at)
    const age = (at - first) / DAY_MS
    const weekday = WEEKDAY_SHARES[day.getUTCDay()] ?? 1
    days.push({ day, share: weekday * (0.35 + Math.exp(-age / 10)) * (0.7 + 0.6 * fractionOf(`${key} ${age}`)) })
  }
  const sum = days.reduce((all, { share }) => all + share, 0)
  return days
    .map(({ day, share }) => ({ day, views: Math.round((total * share) / sum) }))
    .filter(({ views }) => views > 0)
}
