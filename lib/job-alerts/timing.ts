import type { AlertFrequency } from '@/lib/generated/prisma/enums'

const DAY_MS = 24 * 60 * 60 * 1000

const periods: Record<AlertFrequency, number> = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS }

export function firstTime(start: Date, frequency: AlertFrequency): Date {
  return new Date(start.getTime() + periods[frequency])
}

export function nextTime(due: Date, frequency: AlertFrequency, now: Date): Date {
  const late = Math.max(0, now.getTime() - due.getTime())
  return new Date(due.getTime() + (Math.floor(late / periods[frequency]) + 1) * periods[frequency])
}
