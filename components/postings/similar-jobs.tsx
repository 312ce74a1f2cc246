import { JobCard } from '@/components/postings/job-card'
import type { JobCard as Job } from '@/lib/postings/queries'

type SimilarJobsProps = { jobs: Job[]; now: Date; className?: string }

export function SimilarJobs({ jobs, now, className = '' }: SimilarJobsProps) {
  if (jobs.length === 0) return null
  return (
    <section id="similar" aria-labelledby="similar-title" className="min-w-0 scroll-mt-28">
      <h2 id="similar-title" className="mb-4 text-heading">
        Similar open jobs
      </h2>
      <ul className={`grid gap-3 md:gap-4 ${className}`}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
