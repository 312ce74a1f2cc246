import { stateOptions } from '@/lib/applications/states'
import { defineList } from '@/lib/back-office/list'

/** The admins' list of applications, newest first. A job is named by its id. */
export const applicationList = defineList({
  path: '/adminappliedjobs',
  sorts: ['date', 'applicant', 'job', 'company'],
  initialSort: { sort: 'date', direction: 'desc' },
  filters: {
    state: stateOptions.map(({ value }) => value),
    date: ['day', 'week', 'month'],
    job: 'any',
  },
})

export type ApplicationQuery = ReturnType<typeof applicationList.read>

export const dateOptions = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const

/** How many days each reaches back. */
export const daysOf = { day: 1, week: 7, month: 30 } as const
