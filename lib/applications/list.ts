import { ApplicationState } from '@/lib/generated/prisma/enums'

export const stateOptions = [
  { value: 'new', label: 'New' },
  { value: 'reviewed', label: 'Reviewed' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'hired', label: 'Hired' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const

/** The database's word for each. */
export const applicationStates = {
  new: ApplicationState.NEW,
  reviewed: ApplicationState.REVIEWED,
  shortlisted: ApplicationState.SHORTLISTED,
  rejected: ApplicationState.REJECTED,
  hired: ApplicationState.HIRED,
  withdrawn: ApplicationState.WITHDRAWN,
} as const

/** What a recruiter may decide; withdrawing is the seeker's. */
export const decisions = ['new', 'reviewed', 'shortlisted', 'rejected', 'hired'] as const

export const dateOptions = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const

/** How many days each reaches back. */
export const daysOf = { day: 1, week: 7, month: 30 } as const
