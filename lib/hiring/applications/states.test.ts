import { ApplicationState } from '@/lib/generated/prisma/enums'
import { type ApplicationTransition, applicationTransitions } from '@/lib/hiring/applications/states'

/** Every transition from every status: these are allowed, all others aren't. */
const allowed: Record<ApplicationTransition, ApplicationState[]> = {
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

test.each(everyStep)('%s leads out of these states and no others', (step) => {
  expect([...applicationTransitions[step].from].sort()).toEqual([...allowed[step]].sort())
})

test('no step leads to where it began, and out of a withdrawn application only its seeker’s own', () => {
  for (const step of everyStep) {
    const { from, to, by }: { from: readonly ApplicationState[]; to: ApplicationState; by: string } =
      applicationTransitions[step]
    expect(from).not.toContain(to)
    if (by !== 'seeker') expect(from).not.toContain(ApplicationState.WITHDRAWN)
  }
})
