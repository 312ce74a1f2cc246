import Link from 'next/link'
import { JobCard } from '@/components/postings/job-card'
import { buttonClass } from '@/components/ui/button'
import type { listFittingJobs } from '@/lib/postings/related-queries'
import { JOBS_PATH } from '@/lib/postings/search-form'

type FittingJobsProps = { jobs: Awaited<ReturnType<typeof listFittingJobs>>; hasSkills: boolean; now: Date }

export function FittingJobs({ jobs, hasSkills, now }: FittingJobsProps) {
  return (
    <section aria-labelledby="fitting" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="fitting" className="text-heading">
          Jobs that fit your profile
        </h2>
        <Link href={JOBS_PATH} className="inline-flex min-h-11 items-center underline underline-offset-4">
          All jobs
        </Link>
      </div>
      {jobs.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-2">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="rounded-card border border-dashed border-edge px-6 py-10 text-center">
          <p className="mb-5 text-muted">
            {hasSkills
              ? 'None of the newest jobs names your skills. Try other words for them, or look through the whole list.'
              : 'Tell us your skills and where you live, and the jobs that fit stand here.'}
          </p>
          <Link href={hasSkills ? JOBS_PATH : '/profile'} className={buttonClass()}>
            {hasSkills ? 'See all jobs' : 'Add your skills'}
          </Link>
        </div>
      )}
    </section>
  )
}
