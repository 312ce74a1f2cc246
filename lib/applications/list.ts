export const dateOptions = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const

/** How many days each reaches back. */
export const daysOf = { day: 1, week: 7, month: 30 } as const
