import type { Metadata } from 'next'
import { LandingLinks } from '@/components/jobs/landings/landing-links'
import { JobResults } from '@/components/jobs/postings/job-results'
import { JobSearch } from '@/components/jobs/postings/job-search'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { env } from '@/lib/env'
import { resolveSearch } from '@/lib/jobs/postings/resolved-search'
import { jobFeedPath, jobsHref, noFilters, readSearch } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { countFacets, countRemoteToo, listJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'
import { site } from '@/lib/site/company'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'
import { spokenCountries } from '@/lib/site/settings/countries'

const where = () => `in ${spokenCountries(site.recruitsIn)}`
/** What the sample company recruits for, such as "IT ". */
const trade = () => (site.isSample ? 'IT ' : '')
const titleText = () => `${trade()}Jobs ${where()}`
const describe = () =>
  `Browse open ${trade()}jobs ${where()} at ${site.legalName}: filter by pay, place, type and experience, and apply with your resume.`

type JobsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: JobsPageProps): Promise<Metadata> {
  const filters = readSearch(await searchParams)
  // Each page of the unfiltered list has its own canonical URL. Filtered lists use the first page's.
  const { page } = filters
  const path = jobsHref({ ...noFilters, page })
  const isPageOfAll = page > 1 && jobsHref(filters) === path
  const metadata = pageMetadata({
    title: isPageOfAll ? `${titleText()}, page ${page}` : titleText(),
    description: describe(),
    path: isPageOfAll ? path : JOBS_PATH,
    image: '/share/applied-jobs.png',
  })
  const isFiltered = !isPageOfAll && jobsHref(filters) !== JOBS_PATH
  const types = { 'application/rss+xml': jobFeedPath(filters) }
  // Search engines don't index filtered lists, but they follow the links.
  const robots = isFiltered ? { index: false, follow: true } : undefined
  return { ...metadata, alternates: { ...metadata.alternates, types }, robots }
}

export default async function JobsPage({ searchParams }: JobsPageProps) {
  const time = now()
  const search = await resolveSearch(readSearch(await searchParams), time)
  const { filters } = search
  const found = await listJobs(filters, time, search.count)
  const facets = await countFacets(filters, found)
  const remoteToo = await countRemoteToo(filters, found)
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Jobs', path: JOBS_PATH }])} />
      <JobSearch
        title={site.isSample ? `IT jobs ${where()}` : titleText()}
        filters={filters}
        facets={facets}
        count={found}
      >
        <JobResults {...{ search, facets, found, remoteToo }} now={time} />
      </JobSearch>
      <div className="page-width pb-12">
        <LandingLinks />
      </div>
    </>
  )
}
