import { profileSchema } from '@/lib/people/profiles/schema'

test.each([
  ['a text that is too long', { summary: 'x'.repeat(5001) }, 'summary'],
  ['a notice period that is none', { noticePeriod: '2 Years' }, 'noticePeriod'],
  ['a number for a text', { skills: 5 }, 'skills'],
])('rejects %s beside its field', (_name, data, field) => {
  const issues = profileSchema.safeParse(data).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
