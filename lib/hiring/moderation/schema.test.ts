import {
  commonReasons,
  decisionSchema,
  decisionsSchema,
  MAX_REASON_LENGTH,
  reasonSchema,
  revisionDecisionSchema,
} from '@/lib/hiring/moderation/schema'

describe('decisionSchema', () => {
  test('reads only the decision from a full posting', () => {
    const posting = { jobTitle: 'Data Engineer', jobId: 4, company: 'Ridgeline', date: '2026-11-21' }
    expect(decisionSchema.parse({ ...posting, hireFromUsId: 4, status: 'Approved' })).toEqual({
      hireFromUsId: 4,
      status: 'approved',
      reason: '',
    })
  })
  test('keeps the version and the trimmed reason', () => {
    const read = decisionSchema.parse({ hireFromUsId: 4, version: 2, status: 'rejected', reason: ' Twice. \n' })
    expect(read).toEqual({ hireFromUsId: 4, version: 2, status: 'rejected', reason: 'Twice.' })
  })
  test.each(['pending', '', 1])('rejects the status %p', (status) => {
    expect(decisionSchema.safeParse({ hireFromUsId: 4, status }).success).toBe(false)
  })
})

test('accepts a reason as long as a paragraph', () => {
  expect(reasonSchema().safeParse({ reason: 'x'.repeat(MAX_REASON_LENGTH) }).success).toBe(true)
  expect(reasonSchema().safeParse({ reason: 'x'.repeat(MAX_REASON_LENGTH + 1) }).success).toBe(false)
  expect(reasonSchema().safeParse({ reason: 'nul\0' }).success).toBe(false)
})

test('accepts all common reasons together', () => {
  expect(commonReasons.map(({ text }) => text).join('\n').length).toBeLessThanOrEqual(MAX_REASON_LENGTH)
})

test.each([
  { postings: [], status: 'approved' },
  { postings: [{ hireFromUsId: -1 }], status: 'approved' },
  { postings: [{ hireFromUsId: 1 }], status: 'pending' },
  { postings: Array.from({ length: 51 }, (_, index) => ({ hireFromUsId: index + 1 })), status: 'approved' },
  { postings: [{ hireFromUsId: 1 }], status: 'rejected', reason: 'x'.repeat(MAX_REASON_LENGTH + 1) },
])('rejects invalid decisions on several postings: %#', (json) => {
  expect(decisionsSchema.safeParse(json).success).toBe(false)
})

test.each([
  { changeVersion: 1, status: 'approved' },
  { version: 1, status: 'approved' },
  { version: 1, changeVersion: 1, status: 'returned' },
  { version: 1, changeVersion: 1, status: 'rejected', reason: 'x'.repeat(MAX_REASON_LENGTH + 1) },
])('rejects invalid decisions on a change: %#', (json) => {
  expect(revisionDecisionSchema.safeParse(json).success).toBe(false)
})
