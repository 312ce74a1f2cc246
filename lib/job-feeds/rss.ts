import { jobUrl, referenceOf } from '@/lib/job-feeds/format'
import type { FeedJob } from '@/lib/job-feeds/queries'
import { xmlText } from '@/lib/job-feeds/xml'
import { site } from '@/lib/site'

const LONGEST = 400

/** Open jobs as RSS 2.0; `origin` is SITE_URL, `self` the feed's own address. */
export function jobsRss(origin: string, self: string, jobs: FeedJob[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(site.legalName)} jobs</title><link>${xmlText(origin)}/applied-jobs</link>
<description>Open jobs at ${xmlText(site.legalName)} and the companies it hires for</description><language>en-us</language>
<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${jobs.map((job) => itemOf(origin, job)).join('\n')}
</channel></rss>
`
}

function itemOf(origin: string, job: FeedJob): string {
  const words = `${job.company}, ${job.location}. ${job.salary}. ${job.description}`
  const summary = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
  return `<item><title>${xmlText(`${job.jobTitle}, ${job.company}`)}</title><link>${xmlText(jobUrl(origin, job.slug))}</link>
<guid isPermaLink="false">${referenceOf(job.id)}</guid><pubDate>${job.approvedAt.toUTCString()}</pubDate>
<description>${xmlText(summary)}</description></item>`
}
