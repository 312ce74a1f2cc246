import { blogSchema } from '@/lib/content/blogs/schema'

const blog = { category_name: 'Training', title: 'A post', author: 'Lena Ortiz', description: '<p>Words</p>' }

test.each([
  ['a missing title', { title: ' ' }, 'title'],
  ['an empty description', { description: '<p> </p>' }, 'description'],
  ['an invalid time', { publishAt: 'soon' }, 'publishAt'],
])('rejects %s with an error on the field', (_name, data, field) => {
  const issues = blogSchema.safeParse({ ...blog, ...data }).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
