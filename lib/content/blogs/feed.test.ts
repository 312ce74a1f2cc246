import { toFeed } from '@/lib/content/blogs/feed'

test('lists a post with its URL and escapes markup in its text', () => {
  const date = new Date('2026-11-02T00:00:00Z')
  const blog = {
    id: 4,
    category: 'R&D',
    title: 'A <b> & "c"\u0007',
    author: "O'Neil",
    description: '<p>One &lt;two&gt;</p>',
    date,
  }
  const feed = toFeed('https://www.example.com', [blog])
  expect(feed).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>')
  expect(feed).toContain('<link>https://www.example.com/blogsection/4-')
  expect(feed).toContain('<pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>')
  expect(feed).toContain('<description>One &#60;two&#62;</description>')
  expect(feed).toContain('<dc:creator>O&#39;Neil</dc:creator>')
})
