import type { PostingStatus } from '@/lib/generated/prisma/enums'
import { DAY_MS } from '@/lib/postings/closing-time'
import { canTake } from '@/lib/postings/life'

/** What an employer can do with a posting by its managing link. */
const employerSteps = ['edit', 'takeBack', 'withdraw', 'close', 'fill', 'renew', 'repeat'] as const
export type EmployerStep = (typeof employerSteps)[number]

const RENEWING_DAYS = 14

type Posting = {
  status: PostingStatus
  slug: string | null
  expiresAt: Date | null
  /** The change of it that waits. */
  revision?: object | null
}

/** Which of them can be done at that time. An open job can be renewed in its last 14 days. */
export function possibleSteps(posting: Posting, time: Date): EmployerStep[] {
  const standing = { ...posting, status: statusAt(posting, time) }
  const { status } = standing
  const isWaiting = status === 'PENDING' || status === 'RETURNED'
  const can: Record<EmployerStep, boolean> = {
    edit: isWaiting || status === 'APPROVED',
    takeBack: Boolean(posting.revision),
    withdraw: canTake('withdraw', standing),
    close: canTake('close', standing),
    fill: canTake('fill', standing),
    renew: canTake('renew', standing) && (status !== 'APPROVED' || isLast(posting.expiresAt, time)),
    repeat: !isWaiting,
  }
  return employerSteps.filter((step) => can[step])
}

/** Its status at that time: an approved posting whose time is over counts as expired before the portal has said so. */
export function statusAt({ status, expiresAt }: Pick<Posting, 'status' | 'expiresAt'>, time: Date): PostingStatus {
  return status === 'APPROVED' && expiresAt && expiresAt <= time ? 'EXPIRED' : status
}

function isLast(expiresAt: Date | null, time: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - time.getTime() <= RENEWING_DAYS * DAY_MS
}
