import Link from 'next/link'
import type { ReactNode } from 'react'
import { Arrow } from '@/components/ui/arrow'
import { postedLabel, salaryText, textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import type { JobCard } from '@/lib/jobs/postings/queries'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'

export type NewestJobsProps = {
  id: string
  heading: ReactNode
  /** The text of the link to the list. */
  all: string
  href?: string
  jobs: JobCard[]
  now: Date
  isLarge?: boolean
}

export function NewestJobs({ id, heading, all, href = JOBS_PATH, jobs, now, isLarge = false }: NewestJobsProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className={isLarge ? 'text-title' : 'text-lg'}>
          {heading}
        </h2>
        <Link
          href={href}
          prefetch={false}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 lg:min-h-7"
        >
          {all} <Arrow />
        </Link>
      </div>
      {jobs.length > 0 && (
        <ul className="mt-1 divide-y divide-line border-t border-line">
          {jobs.map((job) => (
            <NewJob key={job.id} job={job} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NewJob({ job, now }: { job: JobCard; now: Date }) {
  return (
    <li className="group relative grid gap-x-6 py-1.5 text-[0.95rem] leading-snug sm:grid-cols-[minmax(0,1fr)_auto]">
      <Link
        href={`${JOBS_PATH}/apply/${job.slug}`}
        prefetch={false}
        className="truncate text-[1.0625rem] font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {job.jobTitle}
      </Link>
      <p className="font-semibold sm:text-right">{salaryText(job.salary)}</p>
      <p className="truncate text-muted">
        {textOr(job.company, jobMessages.unknownCompany)}, {textOr(job.location, jobMessages.notSpecified)}
      </p>
      <p className="text-muted max-sm:sr-only sm:text-right">
        {job.approvedAt ? postedLabel(job.approvedAt, now) : jobMessages.notAvailable}
      </p>
    </li>
  )
}
