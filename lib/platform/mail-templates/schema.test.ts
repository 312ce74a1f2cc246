import { templateSchema } from '@/lib/platform/mail-templates/schema'

test.each([
  ['subject', { subject: 'For {first name}', text: 'x' }],
  ['text', { subject: 'x', text: 'Dear {Name}' }],
  ['subject', { subject: ' ', text: 'x' }],
  ['subject', { subject: 'One\r\nBcc: all@mail.example', text: 'x' }],
  ['text', { subject: 'x', text: 'x'.repeat(4_001) }],
])('rejects an invalid %s with an error on the field: %#', (field, words) => {
  const issues = templateSchema.safeParse({ ...words, version: 0 }).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
