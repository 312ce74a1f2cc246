import { blogSchema } from '@/lib/content/blogs/schema'

const blog = { category_name: 'Training', title: 'A post', author: 'Lena Ortiz', description: '<p>Words</p>' }

test.each([
  ['a title that is missing', { title: ' ' }, 'title'],
  ['a description without words', { description: '<p> </p>' }, 'description'],
  ['a time that is none', { publishAt: 'soon' }, 'publishAt'],
])('rejects %s beside its field', (_name, data, field) => {
  const issues = blogSchema.safeParse({ ...blog, ...data }).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
