import { PostingStatus } from '@/lib/generated/prisma/enums'
import { canTake, type PostingStep, postingSteps } from '@/lib/postings/life'

/** Every step from every status: what stands here is allowed, and nothing else is. */
const allowed: Record<PostingStep, PostingStatus[]> = {
  submit: [],
  approve: ['PENDING'],
  reject: ['PENDING'],
  takeDown: ['APPROVED', 'CLOSED', 'FILLED', 'EXPIRED'],
  sendBack: ['PENDING'],
  answer: ['RETURNED'],
  withdraw: ['PENDING', 'RETURNED'],
  close: ['APPROVED'],
  fill: ['APPROVED', 'EXPIRED', 'CLOSED'],
  expire: ['APPROVED'],
  renew: ['APPROVED', 'EXPIRED', 'CLOSED', 'FILLED'],
}
const everyStep = Object.keys(postingSteps) as PostingStep[]
const everyStatus = Object.values(PostingStatus)
const cases = everyStep.flatMap((step) =>
  everyStatus.map((status) => ({ step, status, can: allowed[step].includes(status) })),
)

test.each(cases)('$step from $status: $can', ({ step, status, can }) => {
  expect(canTake(step, { status, slug: 'backend-engineer' })).toBe(can)
})

test.each(['close', 'fill', 'expire', 'renew'] as const)('%s needs that the posting has been public', (step) => {
  for (const status of everyStatus) expect(canTake(step, { status, slug: null })).toBe(false)
})

test('every status but the rejected leads on, and every status is led to', () => {
  const left = new Set(Object.values(postingSteps).flatMap(({ from }): readonly PostingStatus[] => from))
  expect(everyStatus.filter((status) => !left.has(status))).toEqual(['REJECTED'])
  const reached = new Set<PostingStatus>(Object.values(postingSteps).map(({ to }) => to))
  expect(everyStatus.filter((status) => !reached.has(status))).toEqual([])
})
