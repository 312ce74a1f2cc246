import { type Days, daysText } from '@/lib/console/lists/days'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** A duration in its two largest units: '2 d 4 h', '35 min'. */
export function durationLabel(seconds: number | null): string {
  if (seconds === null) return 'none yet'
  if (seconds < 60) return 'under 1 min'
  if (seconds < HOUR) return `${Math.floor(seconds / 60)} min`
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)]
  if (seconds < DAY) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  const [days, rest] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
  return rest > 0 ? `${days} d ${rest} h` : `${days} d`
}

/** A percentage, with a decimal if it's small, or '–' if the whole is zero or smaller than the part. */
export function shareLabel(part: number, whole: number): string {
  if (whole === 0 || part > whole) return '–'
  const percent = (part / whole) * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** Links to the rows behind a figure. */
export function applicationsHref(days: Days, more: Record<string, string> = {}): string {
  return `/adminappliedjobs?${new URLSearchParams({ ...more, date: daysText(days) })}`
}

export function viewedHref(days: Days): string {
  return `/adminpostjobs?${new URLSearchParams({ viewed: daysText(days) })}`
}

export function registrationsHref(days: Days): string {
  return `/adminregister?${new URLSearchParams({ date: daysText(days) })}`
}
