import { countOf } from '@/lib/platform/numbers'

let day: Intl.DateTimeFormat | undefined
let moment: Intl.DateTimeFormat | undefined
let second: Intl.DateTimeFormat | undefined

/** 'Nov 21, 2026'. Uses UTC, so that the server and the browser agree. */
export function dayLabel(date: Date): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  return day.format(date)
}

export function momentLabel(date: Date): string {
  moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${moment.format(date)} UTC`
}

/** A time with seconds, for things that can happen twice in a minute. */
export function secondLabel(date: Date): string {
  second ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  return `${second.format(date)} UTC`
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

export function ageLabel(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS)
  if (hours < 1) return 'less than an hour'
  return hours < 24 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')
}

export function agoLabel(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${countOf(minutes, 'minute')} ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${countOf(hours, 'hour')} ago`
  const days = Math.floor(hours / 24)
  return days <= 30 ? `${countOf(days, 'day')} ago` : dayLabel(date)
}

/** The value of a `datetime-local` input, in the browser's time zone. */
export function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}
