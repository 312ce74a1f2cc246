import type { FeedJob } from '@/lib/job-feeds/queries'
import { logoPath, nameOfEmploymentType, nameOfWorkMode } from '@/lib/postings/format'
import { site } from '@/lib/site'

/** The number by which a partner knows a job again, however it changes: CB-000123. */
export const referenceOf = (id: number) => `${site.referencePrefix}-${String(id).padStart(6, '0')}`

/** A job's page; `origin` is SITE_URL. */
export const jobUrl = (origin: string, slug: string) => `${origin}/applied-jobs/apply/${slug}`

/** A job as partners' programs read it. */
export function toFeedJob(origin: string, job: FeedJob) {
  const { payMin: min, payMax: max, payCurrency: currency, payPeriod } = job
  return {
    reference: referenceOf(job.id),
    url: jobUrl(origin, job.slug),
    title: job.jobTitle,
    company: job.company,
    companyUrl: job.companyUrl || null,
    companyLogo: job.logo ? origin + logoPath(job.logo.name) : null,
    location: job.location,
    city: job.city,
    region: job.region,
    country: job.country,
    places: job.places,
    countries: job.countries,
    workMode: nameOfWorkMode(job.workMode),
    remoteCountries: job.remoteCountries,
    employmentType: nameOfEmploymentType(job.employmentType),
    experience: job.experience,
    salary: job.salary,
    pay: currency && payPeriod ? { min, max, currency, period: payPeriod.toLowerCase() } : null,
    vacancies: job.vacancies,
    description: job.description,
    qualification: job.qualification,
    postedAt: job.approvedAt.toISOString(),
    closesAt: job.expiresAt.toISOString(),
  }
}

type Page = { page: number; perPage: number; total: number }

/** Where a page of a list stands and where the ones beside it are; `href` is the address that was asked for. */
export function pageLinks(href: string, { page, perPage, total }: Page) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const at = (wanted: number) => {
    const url = new URL(href)
    url.searchParams.set('page', String(wanted))
    return url.href
  }
  return { pages, next: page < pages ? at(page + 1) : null, previous: page > 1 ? at(Math.min(page - 1, pages)) : null }
}
