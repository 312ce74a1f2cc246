import { JobChips } from '@/components/postings/job-chips'
import { JobResults } from '@/components/postings/job-results'
import { JobSearch } from '@/components/postings/job-search'
import { StructuredData } from '@/components/site/structured-data'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { breadcrumbData, pageMetadata } from '@/lib/chrome/metadata'
import { env } from '@/lib/env'
import { JOBS_PATH } from '@/lib/postings/filter-form'
import { filtersSchema } from '@/lib/postings/filters'
import { site } from '@/lib/site'

export const metadata = pageMetadata({
  title: 'Jobs',
  description: `Open IT jobs in the USA and India through ${site.legalName}: filter by pay, place, type and experience, and apply with your resume.`,
  path: JOBS_PATH,
  image: '/share/applied-jobs.png',
})

type JobsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function JobsPage({ searchParams }: JobsPageProps) {
  const filters = filtersSchema.parse(await searchParams)
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Jobs', path: JOBS_PATH }])} />
      <Banner title="Jobs">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Jobs' }]} />
      </Banner>
      <div className="page-width py-8 sm:py-12">
        <JobSearch filters={filters}>
          <JobChips filters={filters} />
          <JobResults filters={filters} />
        </JobSearch>
      </div>
    </>
  )
}
