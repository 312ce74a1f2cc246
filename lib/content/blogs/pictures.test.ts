import { blogPictureSet, columnSizes, withPictureSets } from '@/lib/content/blogs/pictures'

test.each([
  [
    1600,
    '/uploads/blogs/a-b.webp?width=720 720w, /uploads/blogs/a-b.webp?width=1200 1200w, /uploads/blogs/a-b.webp 1600w',
  ],
  [1200, '/uploads/blogs/a-b.webp?width=720 720w, /uploads/blogs/a-b.webp 1200w'],
  [720, undefined],
  [96, undefined],
])('offers an image of %d px in its stored widths', (width, expected) => {
  expect(blogPictureSet('a-b.webp', width)).toBe(expected)
})

test('adds widths to every wide image of an article, whatever its text', () => {
  const wide =
    '<img src="/uploads/blogs/a_b-1.webp" alt=" width=&quot;9&quot; &gt;" width="1600" height="900" loading="lazy" />'
  const narrow = '<img src="/uploads/blogs/c.webp" alt="" width="300" height="200" loading="lazy" />'
  const unknown = '<img src="/uploads/blogs/d.webp" alt="" loading="lazy" />'
  const html = `<p>One</p>${unknown}${wide}${narrow}`
  const output = withPictureSets(html)
  expect(output.match(/srcset=/g)).toHaveLength(1)
  expect(output).toContain(`width="1600" srcset="${blogPictureSet('a_b-1.webp', 1600)}" sizes="${columnSizes}" height`)
  expect(output.replace(/ srcset="[^"]*" sizes="[^"]*"/, '')).toBe(html)
})
