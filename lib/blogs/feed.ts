import { blogPath, blogSummary } from '@/lib/blogs/format'
import { site } from '@/lib/site'

type FeedBlog = { id: number; category: string; title: string; author: string; description: string; date: Date }

/** The blog as an RSS 2.0 feed, newest first as given; `origin` is SITE_URL. */
export function toFeed(origin: string, blogs: FeedBlog[]): string {
  const items = blogs.map((blog) => {
    const url = `${origin}${blogPath(blog)}`
    return `<item><title>${toXml(blog.title)}</title><link>${toXml(url)}</link><guid>${toXml(url)}</guid>
<pubDate>${blog.date.toUTCString()}</pubDate><category>${toXml(blog.category)}</category>
<dc:creator>${toXml(blog.author)}</dc:creator><description>${toXml(blogSummary(blog.description, 400))}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${toXml(site.legalName)} Blog</title><link>${toXml(origin)}/blogsection</link>
<description>${toXml(site.description)}</description><language>en-us</language>
<atom:link href="${toXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

/** Text as XML holds it; control characters, which XML cannot hold, are dropped. */
function toXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
