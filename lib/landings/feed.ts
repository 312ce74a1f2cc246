import { site } from '@/lib/site'
import { escapeXml } from '@/lib/xml'

export type FeedEntry = {
  slug: string | null
  jobTitle: string
  company: string
  location: string
  experience: string
  salary: string
  approvedAt: Date | null
}
type Feed = { title: string; path: string; self: string; jobs: FeedEntry[] }

/** Open jobs as an RSS 2.0 feed, newest first as given; `origin` is SITE_URL. */
export function searchRss(origin: string, { title, path, self, jobs }: Feed): string {
  const items = jobs.flatMap(({ slug, jobTitle, company, location, experience, salary, approvedAt }) => {
    if (!slug || !approvedAt) return []
    const url = escapeXml(`${origin}/applied-jobs/apply/${slug}`)
    const words = [`${company}, ${location}`, experience, salary].filter(Boolean).join('. ')
    return `<item><title>${escapeXml(`${jobTitle}, ${company}`)}</title><link>${url}</link><guid>${url}</guid>
<pubDate>${approvedAt.toUTCString()}</pubDate><description>${escapeXml(words)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${site.legalName}: ${title}`)}</title><link>${escapeXml(origin + path)}</link>
<description>${escapeXml(`The newest open jobs: ${title}`)}</description><language>en-us</language>
<atom:link href="${escapeXml(origin + self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
