import type { ApplicationState } from '@/lib/generated/prisma/enums'

type Step = { from: readonly ApplicationState[]; to: ApplicationState; by: 'seeker' | 'recruiter' }

/**
 * Every step that an application's state can take. Nothing else writes it, and the diagram in docs/life-cycles.md is made
 * from this table. A recruiter may take a decision back.
 */
export const applicationSteps = {
  apply: { from: [], to: 'NEW', by: 'seeker' },
  review: { from: ['NEW', 'SHORTLISTED', 'REJECTED', 'HIRED'], to: 'REVIEWED', by: 'recruiter' },
  shortlist: { from: ['NEW', 'REVIEWED', 'REJECTED', 'HIRED'], to: 'SHORTLISTED', by: 'recruiter' },
  reject: { from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'HIRED'], to: 'REJECTED', by: 'recruiter' },
  hire: { from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'REJECTED'], to: 'HIRED', by: 'recruiter' },
  reopen: { from: ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'], to: 'NEW', by: 'recruiter' },
  withdraw: { from: ['NEW', 'REVIEWED', 'SHORTLISTED'], to: 'WITHDRAWN', by: 'seeker' },
} as const satisfies Record<string, Step>

export type ApplicationStep = keyof typeof applicationSteps
