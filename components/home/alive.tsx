import Link from 'next/link'
import { Arrow } from '@/components/ui/arrow'
import type { HomeContent } from '@/lib/content/home'
import { postedLabel, salaryText, textOr } from '@/lib/postings/format'
import { jobMessages } from '@/lib/postings/messages'
import type { JobCard } from '@/lib/postings/queries'
import { JOBS_PATH } from '@/lib/postings/search-form'

type AliveProps = { words: HomeContent['results']; jobs: JobCard[]; total: number; now: Date }

export function Alive({ words: { heading, figures }, jobs, total, now }: AliveProps) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="page-width grid gap-x-16 gap-y-8 pt-3 pb-6 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="newest-jobs">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="newest-jobs" className="text-lg">
              Newest jobs
            </h2>
            <Link
              href={JOBS_PATH}
              prefetch={false}
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 lg:min-h-7"
            >
              All {total.toLocaleString('en-US')} open jobs <Arrow />
            </Link>
          </div>
          <ul className="mt-1 divide-y divide-line border-t border-line">
            {jobs.map((job) => (
              <NewJob key={job.id} job={job} now={now} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="figures">
          <h2 id="figures" className="text-lg lg:leading-7">
            {heading}
          </h2>
          <ul className="mt-1 grid grid-cols-3 gap-5 border-t border-line pt-4">
            {figures.map(({ figure, text, client, href }) => (
              <li key={href} className="relative">
                <p className="font-display text-[clamp(2rem,1.4rem+2.2vw,3rem)] leading-none font-bold tracking-tight text-brand">
                  {figure}
                </p>
                <p className="mt-2 text-sm leading-snug">{text}</p>
                <Link
                  href={href}
                  prefetch={false}
                  className="mt-1 block text-sm leading-snug text-muted underline underline-offset-3 after:absolute after:inset-0 hover:text-ink"
                >
                  {client}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
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
