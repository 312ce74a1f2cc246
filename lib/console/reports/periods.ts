import type { Days } from '@/lib/console/lists/days'

const DAY_MS = 24 * 60 * 60 * 1000

export const periods = [
  { name: '30', label: '30 days', days: 30 },
  { name: '90', label: '90 days', days: 90 },
  { name: 'year', label: '12 months', days: 365 },
] as const

const [, usual] = periods

export type Period = (typeof periods)[number]

/** The period in a URL, or 90 days. */
export const readPeriod = (text: unknown): Period => periods.find(({ name }) => name === text) ?? usual

/** Whole days in UTC until the end of today. */
export function daysOfPeriod({ days }: Period, now: Date): Days {
  const until = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + DAY_MS
  return { from: new Date(until - days * DAY_MS), until: new Date(until) }
}
