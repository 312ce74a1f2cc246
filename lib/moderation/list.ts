import { PostingStatus } from '@/lib/generated/prisma/enums'

export const statusOptions = [
  { value: 'pending', label: 'Pending' },
  { value: 'changed', label: 'Changes waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'returned', label: 'Sent back' },
  { value: 'closed', label: 'Closed' },
  { value: 'filled', label: 'Filled' },
  { value: 'expired', label: 'Expired' },
  { value: 'reported', label: 'Reported' },
] as const

/** The database's word for each. */
export const statuses = {
  pending: PostingStatus.PENDING,
  approved: PostingStatus.APPROVED,
  rejected: PostingStatus.REJECTED,
  returned: PostingStatus.RETURNED,
  closed: PostingStatus.CLOSED,
  filled: PostingStatus.FILLED,
  expired: PostingStatus.EXPIRED,
} as const
