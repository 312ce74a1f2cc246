import { commonReasons, decisionSchema, LONGEST_REASON, reasonSchema } from '@/lib/postings/moderation-schema'

describe('decisionSchema', () => {
  test('reads only what decides of a full posting', () => {
    const posting = { jobTitle: 'Data Engineer', jobId: 4, company: 'Ridgeline', date: '2026-11-21' }
    expect(decisionSchema.parse({ ...posting, hireFromUsId: 4, status: 'Approved' })).toEqual({
      hireFromUsId: 4,
      status: 'approved',
      reason: '',
    })
  })
  test('keeps the version that was read and the reason without its margins', () => {
    const read = decisionSchema.parse({ hireFromUsId: 4, version: 2, status: 'rejected', reason: ' Twice. \n' })
    expect(read).toEqual({ hireFromUsId: 4, version: 2, status: 'rejected', reason: 'Twice.' })
  })
  test.each(['pending', '', 1])('refuses the status %p', (status) => {
    expect(decisionSchema.safeParse({ hireFromUsId: 4, status }).success).toBe(false)
  })
})

test('a reason may be as long as a paragraph and no longer', () => {
  expect(reasonSchema().safeParse({ reason: 'x'.repeat(LONGEST_REASON) }).success).toBe(true)
  expect(reasonSchema().safeParse({ reason: 'x'.repeat(LONGEST_REASON + 1) }).success).toBe(false)
  expect(reasonSchema().safeParse({ reason: 'nul\0' }).success).toBe(false)
})

test('all common reasons together still fit', () => {
  expect(commonReasons.map(({ text }) => text).join('\n').length).toBeLessThanOrEqual(LONGEST_REASON)
})
