import type { PostingStatus } from '@/lib/generated/prisma/enums'

type Step = {
  /** The statuses that it leads out of; a posting that does not exist yet has none. */
  from: readonly PostingStatus[]
  to: PostingStatus
  by: 'employer' | 'recruiter' | 'portal'
  /** What it is called in the audit trail: "posting.approved". */
  deed: string
}

/**
 * Every step that a posting's status can take. Nothing else writes it (takeStep), and the diagram in docs/life-cycles.md
 * is made from this table.
 */
export const postingSteps = {
  submit: { from: [], to: 'PENDING', by: 'employer', deed: 'submitted' },
  approve: { from: ['PENDING'], to: 'APPROVED', by: 'recruiter', deed: 'approved' },
  reject: { from: ['PENDING'], to: 'REJECTED', by: 'recruiter', deed: 'rejected' },
  takeDown: { from: ['APPROVED', 'CLOSED', 'FILLED', 'EXPIRED'], to: 'REJECTED', by: 'recruiter', deed: 'taken-down' },
  sendBack: { from: ['PENDING'], to: 'RETURNED', by: 'recruiter', deed: 'sent-back' },
  answer: { from: ['RETURNED'], to: 'PENDING', by: 'employer', deed: 'answered' },
  withdraw: { from: ['PENDING', 'RETURNED'], to: 'CLOSED', by: 'employer', deed: 'withdrawn' },
  close: { from: ['APPROVED'], to: 'CLOSED', by: 'employer', deed: 'closed' },
  fill: { from: ['APPROVED', 'EXPIRED', 'CLOSED'], to: 'FILLED', by: 'employer', deed: 'filled' },
  expire: { from: ['APPROVED'], to: 'EXPIRED', by: 'portal', deed: 'expired' },
  renew: { from: ['APPROVED', 'EXPIRED', 'CLOSED', 'FILLED'], to: 'APPROVED', by: 'employer', deed: 'renewed' },
} as const satisfies Record<string, Step>

export type PostingStep = keyof typeof postingSteps

/** Whether a posting of that status can take a step. Only one that was approved once can be open again. */
export function canTake(step: PostingStep, posting: { status: PostingStatus; slug: string | null }): boolean {
  const from: readonly PostingStatus[] = postingSteps[step].from
  return from.includes(posting.status) && (!needsSlug.includes(step) || posting.slug !== null)
}

/** Steps of what has been public: a posting that was withdrawn before it was approved has no address of its own. */
export const needsSlug: readonly PostingStep[] = ['close', 'fill', 'expire', 'renew', 'takeDown']
