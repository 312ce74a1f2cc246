import { blogIdOf, blogPath, blogSummary, readingMinutes } from '@/lib/content/blogs/format'

test('builds a URL from the id and the title', () => {
  expect(blogPath({ id: 12, title: 'Java & the Café' })).toBe('/blogsection/12-java-and-the-cafe')
  expect(blogPath({ id: 3, title: '???' })).toBe('/blogsection/3')
})

test.each([
  ['12-java', 12],
  ['12', 12],
  ['0-x', null],
  ['x-12', null],
  ['12x', null],
  ['99999999999-x', null],
])('reads from %s the id %s', (slug, id) => {
  expect(blogIdOf(slug)).toBe(id)
})

test('summarizes as plain text, truncated at a word', () => {
  expect(blogSummary('<p>A &amp; B</p><p>C</p>')).toBe('A & B C')
  expect(blogSummary(`<p>${'word '.repeat(60)}</p>`).length).toBeLessThanOrEqual(155)
})

test.each([
  ['', 1],
  ['<p>one two</p>', 1],
  [`<p>${'word '.repeat(500)}</p>`, 2],
  [`<h2>${'word '.repeat(300)}</h2><ul>${'<li>word</li>'.repeat(360)}</ul>`, 3],
])('rounds reading time to whole minutes', (html, minutes) => expect(readingMinutes(html)).toBe(minutes))
