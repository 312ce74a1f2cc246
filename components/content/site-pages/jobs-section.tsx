import { NewestJobs } from '@/components/content/home/newest-jobs'
import type { SectionOf } from '@/lib/content/site-pages/schema'
import { jobsHref, noFilters } from '@/lib/jobs/postings/search'
import { listJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'
import { countLabel } from '@/lib/platform/numbers'

type JobsSectionProps = { id: string; section: SectionOf<'jobs'> }

/** The newest open jobs, or those that match the section's search words. */
export async function JobsSection({ id, section }: JobsSectionProps) {
  return <NewestJobs id={id} heading={section.heading} {...(await jobsOfSection(section))} isLarge />
}

export async function jobsOfSection({ search, count }: Pick<SectionOf<'jobs'>, 'search' | 'count'>) {
  const time = now()
  const filters = { ...noFilters, q: search }
  const { jobs, total } = await listJobs(filters, time)
  const all = total === 0 ? 'No open jobs right now. See all jobs' : `All ${countLabel(total)} open jobs`
  return {
    all: total === 1 ? '1 open job' : all,
    href: jobsHref(total === 0 ? noFilters : filters),
    jobs: jobs.slice(0, Number(count)),
    now: time,
  }
}
