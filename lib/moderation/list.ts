import { defineList } from '@/lib/back-office/list'
import { postingStatuses, type StatusName } from '@/lib/postings/statuses'

const [pending, ...later] = Object.values(postingStatuses).map(({ name, label }) => ({ value: name, label }))
type StatusFilter = StatusName | 'changed' | 'reported'

/** What the list can be narrowed to: a status, a change that waits, or an open report. */
export const statusOptions: { value: StatusFilter; label: string }[] = [
  ...(pending ? [pending] : []),
  { value: 'changed', label: 'Changes waiting' },
  ...later,
  { value: 'reported', label: 'Reported' },
]

/** The admins' list of postings: newest first, but among what waits for a decision what has waited the longest. */
export const postingList = defineList({
  path: '/adminpostjobs',
  sorts: ['submitted', 'job', 'company'],
  initialSort: ({ status }) => ({
    sort: 'submitted',
    direction: status === 'pending' || status === 'changed' ? 'asc' : 'desc',
  }),
  filters: {
    status: statusOptions.map(({ value }) => value),
  },
})

export type PostingQuery = ReturnType<typeof postingList.read>
