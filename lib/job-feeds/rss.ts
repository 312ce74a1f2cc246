import { jobUrl, referenceOf } from '@/lib/job-feeds/format'
import type { FeedJob } from '@/lib/job-feeds/queries'
import { site } from '@/lib/site'
import { escapeXml } from '@/lib/xml'

const LONGEST = 400

/** Open jobs as RSS 2.0; `origin` is SITE_URL, `self` the feed's own address. */
export function jobsRss(origin: string, self: string, jobs: FeedJob[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(site.legalName)} jobs</title><link>${escapeXml(origin)}/applied-jobs</link>
<description>Open jobs at ${escapeXml(site.legalName)} and the companies it hires for</description><language>en-us</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${jobs.map((job) => itemOf(origin, job)).join('\n')}
</channel></rss>
`
}

function itemOf(origin: string, job: FeedJob): string {
  const words = `${job.company}, ${job.location}. ${job.salary}. ${job.description}`
  const summary = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
  return `<item><title>${escapeXml(`${job.jobTitle}, ${job.company}`)}</title><link>${escapeXml(jobUrl(origin, job.slug))}</link>
<guid isPermaLink="false">${referenceOf(job.id)}</guid><pubDate>${job.approvedAt.toUTCString()}</pubDate>
<description>${escapeXml(summary)}</description></item>`
}
