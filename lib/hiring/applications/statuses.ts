import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import type { TemplateKey } from '@/lib/platform/mail-templates/templates'

type Status = {
  name: string
  label: string
  tone: Tone
  seeker: { label: string; tone: Tone; headline: string }
  isOpen?: true
}
type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

export const applicationStatuses = {
  NEW: {
    name: 'new',
    label: 'New',
    tone: 'brand',
    seeker: { label: 'Applied', tone: 'neutral', headline: 'Back in review' },
    isOpen: true,
  },
  REVIEWED: {
    name: 'reviewed',
    label: 'Reviewed',
    tone: 'neutral',
    seeker: { label: 'Reviewed', tone: 'neutral', headline: 'Your application has been reviewed' },
    isOpen: true,
  },
  SHORTLISTED: {
    name: 'shortlisted',
    label: 'Shortlisted',
    tone: 'warning',
    seeker: { label: 'Shortlisted', tone: 'success', headline: "You've been shortlisted" },
    isOpen: true,
  },
  REJECTED: {
    name: 'rejected',
    label: 'Rejected',
    tone: 'danger',
    seeker: { label: 'Not selected', tone: 'danger', headline: 'Not selected this time' },
  },
  HIRED: {
    name: 'hired',
    label: 'Hired',
    tone: 'success',
    seeker: { label: 'Hired', tone: 'success', headline: 'You got the job' },
  },
  WITHDRAWN: {
    name: 'withdrawn',
    label: 'Withdrawn',
    tone: 'neutral',
    seeker: { label: 'Withdrawn', tone: 'neutral', headline: 'You withdrew your application' },
  },
} as const satisfies Record<ApplicationStatus, Status>

export type ApplicationStatusName = (typeof applicationStatuses)[ApplicationStatus]['name']

const statuses = Object.keys(applicationStatuses) as ApplicationStatus[]
export const openStatuses = statuses.filter((status) => 'isOpen' in applicationStatuses[status])
export const statusOptions = statuses.map((status) => ({
  value: applicationStatuses[status].name,
  label: applicationStatuses[status].label,
}))

export const applicationStatusNames = statuses.map((status) => applicationStatuses[status].name)

export const statusLabel = (name: ApplicationStatusName) => applicationStatuses[statusNamed(name)].label

export function statusNamed(name: ApplicationStatusName): ApplicationStatus {
  const found = statuses.find((status) => applicationStatuses[status].name === name)
  if (!found) throw new Error(`There's no application status called ${name}.`)
  return found
}

type Transition = {
  from: readonly ApplicationStatus[]
  to: ApplicationStatus
  by: 'seeker' | 'recruiter'
  action: string
  mail?: TemplateKey
}

export const applicationTransitions = {
  apply: { from: [], to: 'NEW', by: 'seeker', action: 'submitted', mail: 'application-received' },
  applyAgain: { from: ['WITHDRAWN'], to: 'NEW', by: 'seeker', action: 'submitted-again', mail: 'application-received' },
  review: { from: ['NEW', 'SHORTLISTED', 'REJECTED', 'HIRED'], to: 'REVIEWED', by: 'recruiter', action: 'reviewed' },
  shortlist: {
    from: ['NEW', 'REVIEWED', 'REJECTED', 'HIRED'],
    to: 'SHORTLISTED',
    by: 'recruiter',
    action: 'shortlisted',
    mail: 'application-shortlisted',
  },
  reject: {
    from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'HIRED'],
    to: 'REJECTED',
    by: 'recruiter',
    action: 'rejected',
    mail: 'application-rejected',
  },
  hire: {
    from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'REJECTED'],
    to: 'HIRED',
    by: 'recruiter',
    action: 'hired',
    mail: 'application-hired',
  },
  reopen: { from: ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'], to: 'NEW', by: 'recruiter', action: 'reopened' },
  withdraw: { from: ['NEW', 'REVIEWED', 'SHORTLISTED'], to: 'WITHDRAWN', by: 'seeker', action: 'withdrawn' },
} as const satisfies Record<string, Transition>

export type ApplicationTransition = keyof typeof applicationTransitions

const byRecruiter = (Object.keys(applicationTransitions) as ApplicationTransition[]).filter(
  (transition) => applicationTransitions[transition].by === 'recruiter',
) as Exclude<ApplicationTransition, 'apply'>[]
export type Decision = Exclude<ApplicationStatusName, 'withdrawn'>

export const decisions = statuses
  .filter((status) => byRecruiter.some((transition) => applicationTransitions[transition].to === status))
  .map((status) => applicationStatuses[status].name as Decision)

export const isDecision = (name: ApplicationStatusName): name is Decision => name !== 'withdrawn'

export const isMailed = (decision: Decision) => 'mail' in applicationTransitions[transitionFor(decision)]

export function transitionFor(decision: Decision) {
  const found = byRecruiter.find((each) => applicationStatuses[applicationTransitions[each].to].name === decision)
  if (!found) throw new Error(`No transition leads to ${decision}.`)
  return found
}
