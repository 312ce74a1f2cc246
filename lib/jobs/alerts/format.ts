import type { AlertFrequency } from '@/lib/generated/prisma/enums'
import { toFrequency } from '@/lib/jobs/alerts/frequency'
import { jobsHref, readSearch, searchTitle } from '@/lib/jobs/postings/search'

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
