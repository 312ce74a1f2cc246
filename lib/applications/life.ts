import type { ApplicationState } from '@/lib/generated/prisma/enums'
import type { TemplateKey } from '@/lib/mail-templates/templates'

type Step = {
  from: readonly ApplicationState[]
  to: ApplicationState
  by: 'seeker' | 'recruiter'
  /** What it is called in the audit trail: "application.shortlisted". */
  deed: string
  /** What the seeker is mailed; a step without it is only seen on their pages. */
  mail?: TemplateKey
}

/**
 * Every step that an application's state can take. Nothing else writes it (takeStep), and the diagram in
 * docs/life-cycles.md is made from this table. A recruiter may take a decision back.
 */
export const applicationSteps = {
  apply: { from: [], to: 'NEW', by: 'seeker', deed: 'submitted', mail: 'application-received' },
  applyAgain: { from: ['WITHDRAWN'], to: 'NEW', by: 'seeker', deed: 'submitted-again', mail: 'application-received' },
  review: { from: ['NEW', 'SHORTLISTED', 'REJECTED', 'HIRED'], to: 'REVIEWED', by: 'recruiter', deed: 'reviewed' },
  shortlist: {
    from: ['NEW', 'REVIEWED', 'REJECTED', 'HIRED'],
    to: 'SHORTLISTED',
    by: 'recruiter',
    deed: 'shortlisted',
    mail: 'application-shortlisted',
  },
  reject: {
    from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'HIRED'],
    to: 'REJECTED',
    by: 'recruiter',
    deed: 'rejected',
    mail: 'application-rejected',
  },
  hire: {
    from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'REJECTED'],
    to: 'HIRED',
    by: 'recruiter',
    deed: 'hired',
    mail: 'application-hired',
  },
  reopen: { from: ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'], to: 'NEW', by: 'recruiter', deed: 'reopened' },
  withdraw: { from: ['NEW', 'REVIEWED', 'SHORTLISTED'], to: 'WITHDRAWN', by: 'seeker', deed: 'withdrawn' },
} as const satisfies Record<string, Step>

export type ApplicationStep = keyof typeof applicationSteps
