import type { PostingStatus } from '@/lib/generated/prisma/enums'
import { canTransition, DAY_MS, isUndecided, statusAt } from '@/lib/jobs/postings/statuses'

const employerActions = ['edit', 'takeBack', 'withdraw', 'close', 'fill', 'renew', 'repeat'] as const
export type EmployerAction = (typeof employerActions)[number]

const RENEWING_DAYS = 14

type Posting = {
  status: PostingStatus
  slug: string | null
  expiresAt: Date | null
  revision?: object | null
}

export function possibleActions(posting: Posting, time: Date): EmployerAction[] {
  const standing = { ...posting, status: statusAt(posting, time) }
  const { status } = standing
  const isWaiting = isUndecided(standing)
  const can: Record<EmployerAction, boolean> = {
    edit: isWaiting || status === 'APPROVED',
    takeBack: Boolean(posting.revision),
    withdraw: canTransition('withdraw', standing),
    close: canTransition('close', standing),
    fill: canTransition('fill', standing),
    renew: canTransition('renew', standing) && (status !== 'APPROVED' || isLast(posting.expiresAt, time)),
    repeat: !isWaiting,
  }
  return employerActions.filter((action) => can[action])
}

function isLast(expiresAt: Date | null, time: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - time.getTime() <= RENEWING_DAYS * DAY_MS
}
