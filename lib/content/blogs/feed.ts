import { blogPath, blogSummary } from '@/lib/content/blogs/format'
import { escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'

type FeedBlog = { id: number; category: string; title: string; author: string; description: string; date: Date }

export function toFeed(origin: string, blogs: FeedBlog[]): string {
  const items = blogs.map((blog) => {
    const url = `${origin}${blogPath(blog)}`
    return `<item><title>${escapeXml(blog.title)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(url)}</guid>
<pubDate>${blog.date.toUTCString()}</pubDate><category>${escapeXml(blog.category)}</category>
<dc:creator>${escapeXml(blog.author)}</dc:creator><description>${escapeXml(blogSummary(blog.description, 400))}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${escapeXml(site.legalName)} Blog</title><link>${escapeXml(origin)}/blogsection</link>
<description>${escapeXml(site.description)}</description><language>en-us</language>
<atom:link href="${escapeXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
