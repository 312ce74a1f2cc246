import type { Metadata } from 'next'
import { LandingLinks } from '@/components/landings/landing-links'
import { JobChips } from '@/components/postings/job-chips'
import { JobResults } from '@/components/postings/job-results'
import { JobSearch } from '@/components/postings/job-search'
import { StructuredData } from '@/components/site/structured-data'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { countFacets } from '@/lib/postings/facet-queries'
import { JOBS_PATH } from '@/lib/postings/filter-form'
import { filtersSchema, jobFeedPath, jobsHref, noFilters } from '@/lib/postings/filters'
import { listJobs } from '@/lib/postings/queries'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const title = 'IT Jobs in the USA and India'
const description = `Open IT jobs in the USA and India through ${site.legalName}: filter by pay, place, type and experience, and apply with your resume.`

type JobsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: JobsPageProps): Promise<Metadata> {
  const filters = filtersSchema.parse(await searchParams)
  // A page of all jobs is one of its own; what filters leave is a part of the first.
  const { page } = filters
  const path = jobsHref({ ...noFilters, page })
  const isPageOfAll = page > 1 && jobsHref(filters) === path
  const metadata = pageMetadata({
    title: isPageOfAll ? `${title}, page ${page}` : title,
    description,
    path: isPageOfAll ? path : JOBS_PATH,
    image: '/share/applied-jobs.png',
  })
  const types = { 'application/rss+xml': jobFeedPath(filters) }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

export default async function JobsPage({ searchParams }: JobsPageProps) {
  const filters = filtersSchema.parse(await searchParams)
  const time = now()
  const found = await listJobs(filters, time)
  const facets = await countFacets(filters, found.isLenient)
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Jobs', path: JOBS_PATH }])} />
      <Banner title="Jobs">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Jobs' }]} />
      </Banner>
      <div className="page-width py-8 sm:py-12">
        <JobSearch filters={filters} facets={facets}>
          <JobChips filters={filters} />
          <JobResults filters={filters} found={found} now={time} />
        </JobSearch>
        <LandingLinks />
      </div>
    </>
  )
}
