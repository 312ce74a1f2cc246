import { jobUrl } from '@/lib/job-feeds/format'
import { xmlText } from '@/lib/job-feeds/xml'
import { site } from '@/lib/site'

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
    const url = xmlText(jobUrl(origin, slug))
    const words = [`${company}, ${location}`, experience, salary].filter(Boolean).join('. ')
    return `<item><title>${xmlText(`${jobTitle}, ${company}`)}</title><link>${url}</link><guid>${url}</guid>
<pubDate>${approvedAt.toUTCString()}</pubDate><description>${xmlText(words)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(`${site.legalName}: ${title}`)}</title><link>${xmlText(origin + path)}</link>
<description>${xmlText(`The newest open jobs: ${title}`)}</description><language>en-us</language>
<atom:link href="${xmlText(origin + self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
