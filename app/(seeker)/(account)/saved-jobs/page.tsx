import type { Metadata } from 'next'
import { JobCard } from '@/components/postings/job-card'
import { NoneSaved } from '@/components/saved-jobs/none-saved'
import { PageLinks } from '@/components/ui/page-links'
import { requireSeeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { listSavedJobs } from '@/lib/saved-jobs/queries'
import { savedJobsSearch } from '@/lib/saved-jobs/schema'

export const metadata: Metadata = {
  title: 'Saved Jobs',
  description: 'The jobs you keep for later.',
  robots: { index: false },
}

export default async function SavedJobsPage({ searchParams }: PageProps<'/saved-jobs'>) {
  const seeker = await requireSeeker('/saved-jobs')
  const { jobs, total, page, pages } = await listSavedJobs(seeker, savedJobsSearch.parse(await searchParams).page)
  const time = now()
  return (
    <>
      <h1 className="text-title">Saved Jobs</h1>
      {total === 0 ? (
        <NoneSaved />
      ) : (
        <>
          <p className="mt-2 text-muted">
            {total} {total === 1 ? 'job' : 'jobs'}
          </p>
          <ul className="mt-6 grid gap-5 md:grid-cols-2">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} now={time} wasSaved isClosed={job.isClosed} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(to) => (to > 1 ? `/saved-jobs?page=${to}` : '/saved-jobs')} />
    </>
  )
}
