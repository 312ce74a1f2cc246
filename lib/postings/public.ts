import type { PostingStatus } from '@/lib/generated/prisma/enums'
import { DAY_MS, REMINDED_DAYS } from '@/lib/postings/closing-time'

/** The statuses of postings that are or were public: with a slug they have a page. */
export const publicStatuses = ['APPROVED', 'CLOSED', 'FILLED', 'EXPIRED'] as const satisfies PostingStatus[]

type Timed = { status: PostingStatus; expiresAt: Date | null }

/** Whether a job takes applications at that time. */
export function isOpen({ status, expiresAt }: Timed, time: Date): boolean {
  return status === 'APPROVED' && expiresAt !== null && expiresAt > time
}

/** How a job came to its end, as a reader is told. */
export function closingReason(status: PostingStatus): string {
  if (status === 'FILLED') return 'The position has been filled.'
  if (status === 'CLOSED') return 'The employer closed it before its time was over.'
  return 'Its closing day has passed.'
}

/** 'Closes in 3 days' in the last week of an open job, 'Closes today' in its last day; '' before. */
export function closesSoonLabel(expiresAt: Date, time: Date): string {
  const left = expiresAt.getTime() - time.getTime()
  if (left <= 0 || left > REMINDED_DAYS * DAY_MS) return ''
  const days = Math.floor(left / DAY_MS)
  return days === 0 ? 'Closes today' : `Closes in ${days} day${days === 1 ? '' : 's'}`
}
