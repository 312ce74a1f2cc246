import { headingsBelow } from '@/lib/content/blogs/headings'

test.each([
  [1, '<h1>One</h1><h2>Two</h2><p>h1</p>', '<h2>One</h2><h3>Two</h3><p>h1</p>'],
  [2, '<h2>Two</h2><p></p><h2>More</h2>', '<h3>Two</h3><p></p><h3>More</h3>'],
  [1, '<h3>Deep first</h3><h1>One</h1><h3>Deep</h3>', '<h2>Deep first</h2><h2>One</h2><h3>Deep</h3>'],
  [5, '<h1>One</h1><h2>Two</h2>', '<h6>One</h6><h6>Two</h6>'],
  [1, '<p>&lt;h1&gt;</p>', '<p>&lt;h1&gt;</p>'],
])('shifts headings below a title of level %d: %s', (titleLevel, html, expected) => {
  expect(headingsBelow(titleLevel, html)).toBe(expected)
})
