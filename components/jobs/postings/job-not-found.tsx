import { JobCard } from '@/components/jobs/postings/job-card'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'
import { noFilters } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { listJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'

const MAX_JOBS = 6

export async function JobNotFound() {
  const time = now()
  const { jobs } = await listJobs(noFilters, time)
  return (
    <>
      <Banner title="Job not found" />
      <div className="page-width py-14">
        <p className="mb-6 max-w-reading">
          We couldn't find this job. It may have been taken down, or the link may be wrong. New jobs are posted every
          week.
        </p>
        <a href={JOBS_PATH} className={buttonClass()}>
          See all open jobs
        </a>
        {jobs.length > 0 && (
          <section aria-labelledby="newest" className="mt-12">
            <h2 id="newest" className="mb-4 text-heading">
              Newest jobs
            </h2>
            <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
              {jobs.slice(0, MAX_JOBS).map((job) => (
                <li key={job.id}>
                  <JobCard job={job} now={time} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
