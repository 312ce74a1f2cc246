import type { AlertFrequency } from '@/lib/generated/prisma/enums'
import type { Frequency } from '@/lib/job-alerts/frequency'
import { jobsHref, readSearch, searchTitle } from '@/lib/postings/search'

const stored: Record<Frequency, AlertFrequency> = { daily: 'DAILY', weekly: 'WEEKLY' }
const shown: Record<AlertFrequency, Frequency> = { DAILY: 'daily', WEEKLY: 'weekly' }

export const toStoredFrequency = (frequency: Frequency) => stored[frequency]
export const toFrequency = (frequency: AlertFrequency) => shown[frequency]

type AlertRow = { id: number; search: string; frequency: AlertFrequency; createdAt: Date }

export function toAlert({ id, search, frequency, createdAt }: AlertRow) {
  return {
    id,
    search,
    title: searchTitle(search),
    path: jobsHref(readSearch(search)),
    frequency: toFrequency(frequency),
    date: createdAt.toISOString(),
  }
}

export type Alert = ReturnType<typeof toAlert>
