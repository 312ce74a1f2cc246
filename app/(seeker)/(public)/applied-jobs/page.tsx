import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Suspense } from 'react'
import { JobChips } from '@/components/postings/job-chips'
import { JobResults, JobResultsSkeleton } from '@/components/postings/job-results'
import { JobSearch } from '@/components/postings/job-search'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { filtersSchema, JOBS_PATH } from '@/lib/postings/filters'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: 'Jobs',
  description: `Open IT jobs in the USA and India through ${site.legalName}: filter by pay, place, type and experience, and apply with your resume.`,
  alternates: { canonical: JOBS_PATH },
}

type JobsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function JobsPage({ searchParams }: JobsPageProps) {
  const filters = filtersSchema.parse(await searchParams)
  const results = <JobResults filters={filters} />
  return (
    <>
      <Banner title="Jobs">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Jobs' }]} />
      </Banner>
      <div className="page-width py-8 sm:py-12">
        <JobSearch filters={filters}>
          <JobChips filters={filters} />
          {(await isDocument()) ? results : <Suspense fallback={<JobResultsSkeleton />}>{results}</Suspense>}
        </JobSearch>
      </div>
    </>
  )
}

/**
 * Whether a whole document is asked for and not a change of page within the site. A document must be complete without
 * scripts, so it waits for the jobs; a loading.tsx would put them behind a skeleton that only a script removes.
 */
async function isDocument(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') !== 'empty'
}
