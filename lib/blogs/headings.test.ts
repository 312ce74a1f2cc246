import { lowerHeadings } from '@/lib/blogs/headings'

test.each([
  ['<h1>One</h1><h2>Two</h2><p>h1</p>', 1, '<h2>One</h2><h3>Two</h3><p>h1</p>'],
  ['<h1>One</h1>', 2, '<h3>One</h3>'],
  ['<h3>Deep</h3>', 5, '<h6>Deep</h6>'],
  ['<hr><p>&lt;h1&gt;</p>', 1, '<hr><p>&lt;h1&gt;</p>'],
])('%s lowered by %d', (html, by, expected) => {
  expect(lowerHeadings(html, by)).toBe(expected)
})
