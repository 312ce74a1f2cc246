const DAY_MS = 24 * 60 * 60 * 1000

/** Names that browsers and Node still report in their former spelling. */
const renamed: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

export const currentName = (zone: string) => renamed[zone] ?? zone

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

/** The zones to choose from, including `own`, which a list may leave out. */
export function timeZones(own?: string): string[] {
  const listed = Intl.supportedValuesOf('timeZone')
  return [...new Set([...listed, 'UTC', ...(own ? [own] : [])].map(currentName))].sort()
}

/** 'America/New York'. */
export const zoneLabel = (zone: string) => currentName(zone).replaceAll('_', ' ')

/** The time on a clock in the zone, as `datetime-local` inputs have it: '2026-11-30T10:00'. */
export function wallTime(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment when clocks in the zone show this time: the first one if they show it twice in a fall, null if they skip it in
 * a spring.
 */
export function momentOf(wall: string, zone: string): Date | null {
  const inUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(inUtc)) return null
  const offsetAt = (time: number) => Date.parse(`${wallTime(new Date(time), zone)}Z`) - time
  const moments = [inUtc - offsetAt(inUtc - DAY_MS), inUtc - offsetAt(inUtc + DAY_MS)]
    .sort((one, other) => one - other)
    .map((time) => new Date(time))
  return moments.find((moment) => wallTime(moment, zone) === wall) ?? null
}

/** 'Mon, Nov 30, 2026, 10:00 – 10:45 AM CST', or with both halves of the day if it changes in between. */
export function spanLabel(from: Date, minutes: number, zone: string): string {
  const to = new Date(from.getTime() + minutes * 60_000)
  const day = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...dayParts })
  const [start, end] = [from, to].map((time) => timeParts(time, zone))
  const half = start?.half === end?.half ? '' : ` ${start?.half}`
  return `${day.format(from)}, ${start?.clock}${half} – ${end?.clock} ${end?.half} ${end?.zone}`
}

const dayParts = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const

function timeParts(time: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const parts = format.formatToParts(time)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { clock: `${part('hour')}:${part('minute')}`, half: part('dayPeriod'), zone: part('timeZoneName') }
}
