import { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { type ApplicationTransition, applicationTransitions } from '@/lib/hiring/applications/statuses'

/** The statuses that each transition can start from. It must fail from any other. */
const allowed: Record<ApplicationTransition, ApplicationStatus[]> = {
  apply: [],
  applyAgain: ['WITHDRAWN'],
  review: ['NEW', 'SHORTLISTED', 'REJECTED', 'HIRED'],
  shortlist: ['NEW', 'REVIEWED', 'REJECTED', 'HIRED'],
  reject: ['NEW', 'REVIEWED', 'SHORTLISTED', 'HIRED'],
  hire: ['NEW', 'REVIEWED', 'SHORTLISTED', 'REJECTED'],
  reopen: ['REVIEWED', 'SHORTLISTED', 'REJECTED', 'HIRED'],
  withdraw: ['NEW', 'REVIEWED', 'SHORTLISTED'],
}

const everyStep = Object.keys(applicationTransitions) as ApplicationTransition[]

test.each(everyStep)('%s is allowed from these statuses and no others', (step) => {
  expect([...applicationTransitions[step].from].sort()).toEqual([...allowed[step]].sort())
})

test('every transition changes the status, and only the seeker can reopen a withdrawn application', () => {
  for (const step of everyStep) {
    const { from, to, by }: { from: readonly ApplicationStatus[]; to: ApplicationStatus; by: string } =
      applicationTransitions[step]
    expect(from).not.toContain(to)
    if (by !== 'seeker') expect(from).not.toContain(ApplicationStatus.WITHDRAWN)
  }
})
