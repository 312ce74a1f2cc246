import { PostingStatus } from '@/lib/generated/prisma/enums'
import {
  canTransition,
  closesSoonLabel,
  isOpen,
  type PostingTransition,
  postingTransitions,
} from '@/lib/jobs/postings/statuses'

/** The statuses that each transition can start from. It must fail from any other. */
const allowed: Record<PostingTransition, PostingStatus[]> = {
  submit: [],
  approve: ['PENDING'],
  reject: ['PENDING'],
  takeDown: ['APPROVED', 'CLOSED', 'FILLED', 'EXPIRED'],
  sendBack: ['PENDING'],
  answer: ['RETURNED'],
  withdraw: ['PENDING', 'RETURNED'],
  resubmit: ['CLOSED'],
  close: ['APPROVED'],
  fill: ['APPROVED', 'EXPIRED', 'CLOSED'],
  expire: ['APPROVED'],
  renew: ['APPROVED', 'EXPIRED', 'CLOSED', 'FILLED'],
}
const everyStep = Object.keys(postingTransitions) as PostingTransition[]
const everyStatus = Object.values(PostingStatus)
const cases = everyStep.flatMap((step) =>
  everyStatus.map((status) => ({ step, status, can: allowed[step].includes(status) })),
)

test.each(cases)('allows $step from $status: $can', ({ step, status, can }) => {
  const slug = step === 'resubmit' ? null : 'backend-engineer'
  expect(canTransition(step, { status, slug })).toBe(can)
})

test.each(['close', 'fill', 'expire', 'renew'] as const)('%s requires a posting that has been public', (step) => {
  for (const status of everyStatus) expect(canTransition(step, { status, slug: null })).toBe(false)
})

test("doesn't resubmit a posting that has been public", () => {
  expect(canTransition('resubmit', { status: 'CLOSED', slug: 'backend-engineer' })).toBe(false)
})

test('every status can be reached, and every status but rejected can change', () => {
  const left = new Set(Object.values(postingTransitions).flatMap(({ from }): readonly PostingStatus[] => from))
  expect(everyStatus.filter((status) => !left.has(status))).toEqual(['REJECTED'])
  const reached = new Set<PostingStatus>(Object.values(postingTransitions).map(({ to }) => to))
  expect(everyStatus.filter((status) => !reached.has(status))).toEqual([])
})

const time = new Date('2026-11-21T12:00:00Z')
const inHours = (hours: number) => new Date(time.getTime() + hours * 60 * 60 * 1000)

test.each([
  [-1, ''],
  [0, ''],
  [5, 'Closes today'],
  [11.9, 'Closes today'],
  [12, 'Closes in 1 day'],
  [24, 'Closes in 1 day'],
  [35.9, 'Closes in 1 day'],
  [50, 'Closes in 2 days'],
  [7 * 24, 'Closes in 7 days'],
  [7 * 24 + 1, ''],
])('labels a job that closes in %s hours: %s', (hours, label) => {
  expect(closesSoonLabel(inHours(hours), time)).toBe(label)
})

test('treats only approved jobs before their closing date as open', () => {
  expect(isOpen({ status: 'APPROVED', expiresAt: inHours(1) }, time)).toBe(true)
  expect(isOpen({ status: 'APPROVED', expiresAt: time }, time)).toBe(false)
  expect(isOpen({ status: 'CLOSED', expiresAt: inHours(1) }, time)).toBe(false)
})
