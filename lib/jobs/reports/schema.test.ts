import { reportSchema } from '@/lib/jobs/reports/schema'

test.each([
  ['no reason', {}, 'reason', 'Choose a reason'],
  ['an unknown reason', { reason: 'boring' }, 'reason', 'Choose a reason'],
  ['something else without a description', { reason: 'other', text: '  ' }, 'text', "Tell us briefly what's wrong"],
  [
    'a description that is too long',
    { reason: 'scam', text: 'x'.repeat(2_001) },
    'text',
    'Use 2,000 characters or fewer.',
  ],
  ['control characters', { reason: 'scam', text: 'a\u0007b' }, 'text', "Tell us briefly what's wrong"],
  ['no address', { reason: 'scam', email: 'nora' }, 'email', 'Please enter a valid email.'],
])('rejects %s with an error on the field', (_name, report, field, message) => {
  const [issue] = reportSchema.safeParse(report).error?.issues ?? []
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message])
})
