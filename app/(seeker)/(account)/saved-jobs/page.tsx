import { Bookmark } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { JobCard } from '@/components/jobs/postings/job-card'
import { buttonClass } from '@/components/ui/button'
import { PageLinks } from '@/components/ui/page-links'
import { requireSeeker } from '@/lib/auth/guards'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { savedJobMessages } from '@/lib/jobs/saved-jobs/messages'
import { listSavedJobs } from '@/lib/jobs/saved-jobs/queries'
import { savedJobsSearch } from '@/lib/jobs/saved-jobs/schema'
import { now } from '@/lib/platform/clock'

export const metadata: Metadata = {
  title: 'Saved Jobs',
  description: 'The jobs you saved for later.',
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

function NoneSaved() {
  return (
    <div className="mt-6 rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{savedJobMessages.none}</p>
      <p className="mt-2 mb-6 text-muted">
        Select the bookmark <Bookmark aria-hidden className="inline size-5 align-text-bottom" /> on a job to save it
        here.
      </p>
      <Link href={JOBS_PATH} className={buttonClass()}>
        Find a job
      </Link>
    </div>
  )
}
