import type { AlertFrequency } from '@/lib/generated/prisma/enums'

const DAY_MS = 24 * 60 * 60 * 1000
const periods: Record<AlertFrequency, number> = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS }

export const frequencyOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const

export type Frequency = (typeof frequencyOptions)[number]['value']

const stored: Record<Frequency, AlertFrequency> = { daily: 'DAILY', weekly: 'WEEKLY' }
const names: Record<AlertFrequency, Frequency> = { DAILY: 'daily', WEEKLY: 'weekly' }

export const toStoredFrequency = (frequency: Frequency) => stored[frequency]
export const toFrequency = (frequency: AlertFrequency) => names[frequency]

export function firstTime(start: Date, frequency: AlertFrequency): Date {
  return new Date(start.getTime() + periods[frequency])
}

export function nextTime(due: Date, frequency: AlertFrequency, now: Date): Date {
  const late = Math.max(0, now.getTime() - due.getTime())
  return new Date(due.getTime() + (Math.floor(late / periods[frequency]) + 1) * periods[frequency])
}
