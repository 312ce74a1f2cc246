import { profileSchema } from '@/lib/people/profiles/schema'

test.each([
  ['a text that is too long', { summary: 'x'.repeat(5001) }, 'summary'],
  ['an invalid notice period', { noticePeriod: '2 Years' }, 'noticePeriod'],
  ['a number instead of text', { skills: 5 }, 'skills'],
])('rejects %s with an error on the field', (_name, data, field) => {
  const issues = profileSchema.safeParse(data).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
