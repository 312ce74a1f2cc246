import { defineList } from '@/lib/console/lists/list'

export const dateOptions = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const

export const applicationBoard = defineList({
  path: '/adminappliedjobs/board',
  sorts: ['date'],
  initialSort: { sort: 'date', direction: 'desc' },
  filters: { date: 'any', job: 'any' },
})

export const daysOf = { day: 1, week: 7, month: 30 } as const

/** The furthest stage an application has reached, whatever its status is now. */
export const progressOptions = [
  { value: 'answered', label: 'Answered' },
  { value: 'unanswered', label: 'Awaiting response' },
  { value: 'shortlisted', label: 'Ever shortlisted' },
] as const

/** The source of imported applications. No link can set it. */
export const IMPORT_SOURCE = 'import'

/** Stands for an unknown source. */
export const NO_SOURCE = '(none)'
