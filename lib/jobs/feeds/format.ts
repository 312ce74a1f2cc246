import type { FeedJob } from '@/lib/jobs/feeds/queries'
import { feedNames } from '@/lib/jobs/feeds/schema'
import { postingFields } from '@/lib/jobs/postings/fields'
import { fieldsOf, logoPath, referenceOf } from '@/lib/jobs/postings/format'
import { nameOfPayPeriod } from '@/lib/jobs/postings/options'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { MAX_COUNTED } from '@/lib/platform/numbers'

export const jobUrl = (origin: string, slug: string) => origin + jobPath(slug)

export function toFeedJob(origin: string, job: FeedJob) {
  const { payMin: min, payMax: max, payCurrency: currency, payPeriod } = job
  const values = fieldsOf(feedNames, job)
  const named = Object.fromEntries(feedNames.map((name) => [postingFields[name].feed, values[name]]))
  return {
    reference: referenceOf(job.id),
    url: jobUrl(origin, job.slug),
    ...named,
    companyUrl: job.companyUrl || null,
    companyLogo: job.logo ? origin + logoPath(job.logo.name) : null,
    city: job.city,
    region: job.region,
    country: job.country,
    places: job.places,
    countries: job.countries,
    remoteCountries: job.remoteCountries,
    pay: currency && payPeriod ? { min, max, currency, period: nameOfPayPeriod(payPeriod) } : null,
    postedAt: job.approvedAt.toISOString(),
    closesAt: job.expiresAt.toISOString(),
  }
}

type Page = { page: number; perPage: number; total: number; isMore: boolean }

/** `isMore`: more jobs follow this page. If `total` is capped, the last page is unknown. */
export function pageLinks(href: string, { page, perPage, total, isMore }: Page) {
  const pages = Math.max(1, Math.ceil(Math.min(total, MAX_COUNTED) / perPage))
  const last = total > MAX_COUNTED ? page : pages
  const at = (wanted: number) => {
    const url = new URL(href)
    url.searchParams.set('page', String(wanted))
    return url.href
  }
  return { pages, next: isMore ? at(page + 1) : null, previous: page > 1 ? at(Math.min(page - 1, last)) : null }
}
