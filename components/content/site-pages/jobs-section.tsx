import { NewestJobs } from '@/components/content/home/newest-jobs'
import type { SectionOf } from '@/lib/content/site-pages/schema'
import { allJobsLabel } from '@/lib/jobs/postings/format'
import { jobsHref, noFilters } from '@/lib/jobs/postings/search'
import { listJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'

type JobsSectionProps = { id: string; section: SectionOf<'jobs'> }

/** The newest open jobs, or those that match the section's search words. */
export async function JobsSection({ id, section }: JobsSectionProps) {
  return <NewestJobs id={id} heading={section.heading} {...(await jobsOfSection(section))} isLarge />
}

export async function jobsOfSection({ search, count }: Pick<SectionOf<'jobs'>, 'search' | 'count'>) {
  const time = now()
  const filters = { ...noFilters, q: search }
  const { jobs, total } = await listJobs(filters, time)
  return {
    all: allJobsLabel(total),
    href: jobsHref(total === 0 ? noFilters : filters),
    jobs: jobs.slice(0, Number(count)),
    now: time,
  }
}
