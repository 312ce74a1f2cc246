import { Bell } from 'lucide-react'
import Link from 'next/link'
import { JobAlertPanel } from '@/components/job-alerts/job-alert-panel'
import { JobCard } from '@/components/postings/job-card'
import { buttonClass } from '@/components/ui/button'
import { PageLinks } from '@/components/ui/page-links'
import { now } from '@/lib/clock'
import { JOBS_PATH } from '@/lib/postings/filter-form'
import { type JobFilters, jobsHref } from '@/lib/postings/filters'
import { jobMessages } from '@/lib/postings/messages'
import { listJobs } from '@/lib/postings/queries'

const columns = 'mt-3 grid gap-5 md:grid-cols-2'

/** One page of the jobs that match, with their number, the pages and what to do when there is none. */
export async function JobResults({ filters }: { filters: JobFilters }) {
  const time = now()
  const { jobs, total, page, pages } = await listJobs(filters, time)
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-muted">
          {`${total.toLocaleString('en-US')} ${total === 1 ? 'job' : 'jobs'}`}
        </p>
        <a
          href="#job-alert"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4"
        >
          <Bell aria-hidden className="size-4.5" /> Mail me new jobs
        </a>
      </div>
      {total === 0 ? (
        <NoJobs />
      ) : (
        <ul className={columns}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={time} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} hrefOf={(to) => jobsHref({ ...filters, page: to })} />
      <JobAlertPanel filters={filters} />
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
