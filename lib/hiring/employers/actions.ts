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
  const current = { ...posting, status: statusAt(posting, time) }
  const { status } = current
  const isWaiting = isUndecided(current)
  const can: Record<EmployerAction, boolean> = {
    edit: isWaiting || status === 'APPROVED',
    takeBack: Boolean(posting.revision),
    withdraw: canTransition('withdraw', current),
    close: canTransition('close', current),
    fill: canTransition('fill', current),
    renew: canTransition('renew', current) && (status !== 'APPROVED' || isLast(posting.expiresAt, time)),
    repeat: !isWaiting,
  }
  return employerActions.filter((action) => can[action])
}

function isLast(expiresAt: Date | null, time: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - time.getTime() <= RENEWING_DAYS * DAY_MS
}
