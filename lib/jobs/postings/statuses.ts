import type { PostingStatus } from '@/lib/generated/prisma/enums'
import { countOf } from '@/lib/platform/numbers'

type PreviewFacts = { waits: string; until: string | null; hasBeenPublic: boolean; isOver: boolean }
type Status = {
  name: string
  label: string
  tone: 'warning' | 'success' | 'danger' | 'neutral'
  /** No decision yet: the posting is in review or waits for its employer. */
  isUndecided?: true
  ended?: string
  previewNote: (posting: PreviewFacts) => string
}

export const postingStatuses = {
  PENDING: {
    name: 'pending',
    label: 'Pending',
    tone: 'warning',
    isUndecided: true,
    previewNote: ({ waits }) => `Preview. In review for ${waits}.`,
  },
  APPROVED: {
    name: 'approved',
    label: 'Approved',
    tone: 'success',
    ended: 'Its closing date has passed.',
    previewNote: ({ isOver, until }) => {
      if (isOver) return 'Closed. This is how it looked to job seekers.'
      return until ? `Live until ${until}.` : 'Live.'
    },
  },
  REJECTED: {
    name: 'rejected',
    label: 'Rejected',
    tone: 'danger',
    previewNote: ({ hasBeenPublic }) =>
      hasBeenPublic
        ? 'Taken down. This is how it looked to job seekers.'
        : 'Rejected. This is how it would have looked to job seekers.',
  },
  RETURNED: {
    name: 'returned',
    label: 'Sent back',
    tone: 'warning',
    isUndecided: true,
    previewNote: ({ waits }) => `Waiting for the employer's response for ${waits}.`,
  },
  CLOSED: {
    name: 'closed',
    label: 'Closed',
    tone: 'neutral',
    ended: 'The employer closed it early.',
    previewNote: ({ hasBeenPublic }) =>
      hasBeenPublic
        ? 'Closed by the employer. This is how it looked to job seekers.'
        : 'The employer withdrew it before we reviewed it.',
  },
  FILLED: {
    name: 'filled',
    label: 'Filled',
    tone: 'neutral',
    ended: 'The position has been filled.',
    previewNote: () => 'Filled. This is how it looked to job seekers.',
  },
  EXPIRED: {
    name: 'expired',
    label: 'Expired',
    tone: 'neutral',
    ended: 'Its closing date has passed.',
    previewNote: () => 'Closed. This is how it looked to job seekers.',
  },
} as const satisfies Record<PostingStatus, Status>

type Statuses = typeof postingStatuses
export type StatusName = Statuses[PostingStatus]['name']

const statuses = Object.keys(postingStatuses) as PostingStatus[]
export const statusNames: readonly StatusName[] = statuses.map((status) => postingStatuses[status].name)
export const nameOfStatus = (status: PostingStatus): StatusName => postingStatuses[status].name

export const statusNamed = (name: string) => statuses.find((status) => postingStatuses[status].name === name)

export const isUndecided = ({ status }: { status: PostingStatus }) => 'isUndecided' in postingStatuses[status]

export const publicStatuses = statuses.filter((status) => 'ended' in postingStatuses[status])

export function closingReason(status: PostingStatus): string {
  const { ended = '' }: Status = postingStatuses[status]
  return ended
}

type Timed = { status: PostingStatus; expiresAt: Date | null }

export function isOpen({ status, expiresAt }: Timed, time: Date): boolean {
  return status === 'APPROVED' && expiresAt !== null && expiresAt > time
}

/**
 * The posting's status at that time. An approved posting counts as expired after its closing date, even before the
 * background job marks it.
 */
export function statusAt({ status, expiresAt }: Timed, time: Date): PostingStatus {
  return status === 'APPROVED' && expiresAt && expiresAt <= time ? 'EXPIRED' : status
}

export const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_DAYS = 60
export const REMINDED_DAYS = 7

export function closingTime(openedAt: Date, closesOn: Date | null): Date {
  const latest = openedAt.getTime() + OPEN_DAYS * DAY_MS
  return new Date(closesOn ? Math.min(latest, closesOn.getTime() + DAY_MS - 1) : latest)
}

export function closesSoon(expiresAt: Date, time: Date): boolean {
  return expiresAt.getTime() - time.getTime() <= REMINDED_DAYS * DAY_MS
}

export function closesSoonLabel(expiresAt: Date, time: Date): string {
  const left = expiresAt.getTime() - time.getTime()
  if (left <= 0 || !closesSoon(expiresAt, time)) return ''
  const days = utcDay(expiresAt) - utcDay(time)
  return days === 0 ? 'Closes today' : `Closes in ${countOf(days, 'day')}`
}

const utcDay = (time: Date) => Math.floor(time.getTime() / DAY_MS)

type Transition = {
  from: readonly PostingStatus[]
  to: PostingStatus
  by: 'employer' | 'recruiter' | 'portal'
  action: string
  /** Whether only postings that have been public can take it, or only others. One withdrawn before approval has no page. */
  needsPage?: boolean
}

export const postingTransitions = {
  submit: { from: [], to: 'PENDING', by: 'employer', action: 'submitted' },
  approve: { from: ['PENDING'], to: 'APPROVED', by: 'recruiter', action: 'approved' },
  reject: { from: ['PENDING'], to: 'REJECTED', by: 'recruiter', action: 'rejected' },
  takeDown: {
    from: ['APPROVED', 'CLOSED', 'FILLED', 'EXPIRED'],
    to: 'REJECTED',
    by: 'recruiter',
    action: 'taken-down',
    needsPage: true,
  },
  sendBack: { from: ['PENDING'], to: 'RETURNED', by: 'recruiter', action: 'sent-back' },
  answer: { from: ['RETURNED'], to: 'PENDING', by: 'employer', action: 'answered' },
  withdraw: { from: ['PENDING', 'RETURNED'], to: 'CLOSED', by: 'employer', action: 'withdrawn' },
  resubmit: { from: ['CLOSED'], to: 'PENDING', by: 'portal', action: 'resubmitted', needsPage: false },
  close: { from: ['APPROVED'], to: 'CLOSED', by: 'employer', action: 'closed', needsPage: true },
  fill: {
    from: ['APPROVED', 'EXPIRED', 'CLOSED'],
    to: 'FILLED',
    by: 'employer',
    action: 'filled',
    needsPage: true,
  },
  expire: { from: ['APPROVED'], to: 'EXPIRED', by: 'portal', action: 'expired', needsPage: true },
  renew: {
    from: ['APPROVED', 'EXPIRED', 'CLOSED', 'FILLED'],
    to: 'APPROVED',
    by: 'employer',
    action: 'renewed',
    needsPage: true,
  },
} as const satisfies Record<string, Transition>

export type PostingTransition = keyof typeof postingTransitions

export function canTransition(
  transition: PostingTransition,
  { status, slug }: { status: PostingStatus; slug: string | null },
): boolean {
  const { from, needsPage }: Transition = postingTransitions[transition]
  return from.includes(status) && (needsPage === undefined || needsPage === (slug !== null))
}
