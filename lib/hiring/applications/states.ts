import type { ApplicationState } from '@/lib/generated/prisma/enums'
import type { TemplateKey } from '@/lib/platform/mail-templates/templates'

type State = {
  name: string
  label: string
  tone: Tone
  seeker: { label: string; tone: Tone; told: string }
  isOpen?: true
}
type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

export const applicationStates = {
  NEW: {
    name: 'new',
    label: 'New',
    tone: 'brand',
    seeker: { label: 'Applied', tone: 'neutral', told: 'Back in review' },
    isOpen: true,
  },
  REVIEWED: {
    name: 'reviewed',
    label: 'Reviewed',
    tone: 'neutral',
    seeker: { label: 'Reviewed', tone: 'neutral', told: 'Your application has been reviewed' },
    isOpen: true,
  },
  SHORTLISTED: {
    name: 'shortlisted',
    label: 'Shortlisted',
    tone: 'warning',
    seeker: { label: 'Shortlisted', tone: 'success', told: "You've been shortlisted" },
    isOpen: true,
  },
  REJECTED: {
    name: 'rejected',
    label: 'Rejected',
    tone: 'danger',
    seeker: { label: 'Not selected', tone: 'danger', told: 'Not selected this time' },
  },
  HIRED: {
    name: 'hired',
    label: 'Hired',
    tone: 'success',
    seeker: { label: 'Hired', tone: 'success', told: 'You got the job' },
  },
  WITHDRAWN: {
    name: 'withdrawn',
    label: 'Withdrawn',
    tone: 'neutral',
    seeker: { label: 'Withdrawn', tone: 'neutral', told: 'You withdrew your application' },
  },
} as const satisfies Record<ApplicationState, State>

export type StateName = (typeof applicationStates)[ApplicationState]['name']

const states = Object.keys(applicationStates) as ApplicationState[]
export const openStates = states.filter((state) => 'isOpen' in applicationStates[state])
export const stateOptions = states.map((state) => ({
  value: applicationStates[state].name,
  label: applicationStates[state].label,
}))

export const applicationStateNames = states.map((state) => applicationStates[state].name)

export const stateLabel = (name: StateName) => applicationStates[stateNamed(name)].label

export function stateNamed(name: StateName): ApplicationState {
  const found = states.find((state) => applicationStates[state].name === name)
  if (!found) throw new Error(`There's no application status called ${name}.`)
  return found
}

type Transition = {
  from: readonly ApplicationState[]
  to: ApplicationState
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
export type Decision = Exclude<StateName, 'withdrawn'>

export const decisions = states
  .filter((state) => byRecruiter.some((transition) => applicationTransitions[transition].to === state))
  .map((state) => applicationStates[state].name as Decision)

export const isMailed = (decision: Decision) => 'mail' in applicationTransitions[transitionFor(decision)]

export function transitionFor(decision: Decision) {
  const found = byRecruiter.find((each) => applicationStates[applicationTransitions[each].to].name === decision)
  if (!found) throw new Error(`No transition leads to ${decision}.`)
  return found
}
