/** Made when first used: for a formatter a browser loads data, which a phone feels while a page comes alive. */
let day: Intl.DateTimeFormat | undefined
let moment: Intl.DateTimeFormat | undefined

/** 'Nov 21, 2026'. In UTC, so that server and browser write the same. */
export function dayLabel(date: Date): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  return day.format(date)
}

/** 'Nov 21, 2026, 2:46 AM UTC'. */
export function momentLabel(date: Date): string {
  moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${moment.format(date)} UTC`
}

const HOUR_MS = 60 * 60 * 1000

/** How long something has waited: 'less than an hour', '5 hours', '1 day'. */
export function ageLabel(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS)
  if (hours < 1) return 'less than an hour'
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
