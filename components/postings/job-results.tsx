import Link from 'next/link'
import { JobCard } from '@/components/postings/job-card'
import { buttonClass } from '@/components/ui/button'
import { PageLinks } from '@/components/ui/page-links'
import { Skeleton } from '@/components/ui/skeleton'
import { listAppliedIds } from '@/lib/applications/queries'
import { findSeeker } from '@/lib/auth/guards'
import { JOBS_PATH, type JobFilters, jobsHref } from '@/lib/postings/filters'
import { jobMessages } from '@/lib/postings/messages'
import { listJobs } from '@/lib/postings/queries'

const columns = 'mt-3 grid gap-5 md:grid-cols-2'

/** One page of the jobs that match, with their number, the pages and what to do when there is none. */
export async function JobResults({ filters }: { filters: JobFilters }) {
  const now = new Date()
  const { jobs, total, page, pages } = await listJobs(filters, now)
  const seeker = await findSeeker()
  const appliedIds = seeker
    ? await listAppliedIds(
        seeker,
        jobs.map(({ id }) => id),
      )
    : []
  return (
    <>
      <p role="status" className="mt-4 text-muted">
        {`${total.toLocaleString('en-US')} ${total === 1 ? 'job' : 'jobs'}`}
      </p>
      {total === 0 ? (
        <NoJobs />
      ) : (
        <ul className={columns}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} hasApplied={appliedIds.includes(job.id)} now={now} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(to) => jobsHref({ ...filters, page: to })} />
    </>
  )
}

function NoJobs() {
  return (
    <div className="mt-3 rounded-card border border-dashed border-edge px-6 py-16 text-center">
      <p className="text-heading font-semibold">{jobMessages.noneFound}</p>
      <p className="mt-2 mb-6 text-muted">Try fewer filters or a shorter title.</p>
      <Link href={JOBS_PATH} className={buttonClass('secondary')}>
        Reset all filters
      </Link>
    </div>
  )
}

/** The stand-in of the results while they load. */
export function JobResultsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the jobs</span>
      <Skeleton className="mt-4 h-7 w-24" />
      <div className={columns}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <div key={card} className="rounded-card border border-line bg-raised p-5">
            <div className="flex gap-4">
              <Skeleton className="size-12" />
              <div className="flex-1 space-y-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
            <Skeleton className="mt-5 h-28" />
          </div>
        ))}
      </div>
    </div>
  )
}
