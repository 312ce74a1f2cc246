import { jobUrl } from '@/lib/jobs/feeds/format'
import type { FeedJob } from '@/lib/jobs/feeds/queries'
import { referenceOf } from '@/lib/jobs/postings/format'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'

const MAX_SUMMARY = 400

export function jobsRss(origin: string, self: string, jobs: FeedJob[]): string {
  return rss({
    title: `${site.legalName} jobs`,
    link: origin + JOBS_PATH,
    description: `Open jobs at ${site.legalName} and the companies it hires for`,
    self,
    items: jobs.map(({ id, slug, jobTitle, company, location, salary, description, approvedAt }) => {
      const words = `${company}, ${location}. ${salary}. ${description}`
      return {
        title: `${jobTitle}, ${company}`,
        link: jobUrl(origin, slug),
        guid: `<guid isPermaLink="false">${referenceOf(id)}</guid>`,
        date: approvedAt,
        description: words.length > MAX_SUMMARY ? `${words.slice(0, MAX_SUMMARY - 1)}…` : words,
      }
    }),
  })
}

type FeedEntry = {
  slug: string | null
  jobTitle: string
  company: string
  location: string
  experience: string
  salary: string
  approvedAt: Date | null
}
type Feed = { title: string; path: string; self: string; jobs: FeedEntry[] }

export function searchRss(origin: string, { title, path, self, jobs }: Feed): string {
  return rss({
    title: `${site.legalName}: ${title}`,
    link: origin + path,
    description: `The newest open jobs: ${title}`,
    self: origin + self,
    items: jobs.flatMap(({ slug, jobTitle, company, location, experience, salary, approvedAt }) => {
      if (!slug || !approvedAt) return []
      const link = jobUrl(origin, slug)
      return {
        title: `${jobTitle}, ${company}`,
        link,
        guid: `<guid>${escapeXml(link)}</guid>`,
        date: approvedAt,
        description: [`${company}, ${location}`, experience, salary].filter(Boolean).join('. '),
      }
    }),
  })
}

type Item = { title: string; link: string; guid: string; date: Date; description: string }
type Channel = { title: string; link: string; description: string; self: string; items: Item[] }

function rss({ title, link, description, self, items }: Channel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link>
<description>${escapeXml(description)}</description><language>en-us</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemElement).join('\n')}
</channel></rss>
`
}

function itemElement({ title, link, guid, date, description }: Item): string {
  return `<item><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link>
${guid}<pubDate>${date.toUTCString()}</pubDate>
<description>${escapeXml(description)}</description></item>`
}
