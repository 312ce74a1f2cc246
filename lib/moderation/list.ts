import { postingStatuses, type StatusName } from '@/lib/postings/statuses'

const [pending, ...later] = Object.values(postingStatuses).map(({ name, label }) => ({ value: name, label }))
type StatusFilter = StatusName | 'changed' | 'reported'

export const statusOptions: { value: StatusFilter; label: string }[] = [
  ...(pending ? [pending] : []),
  { value: 'changed', label: 'Changes waiting' },
  ...later,
  { value: 'reported', label: 'Reported' },
]
