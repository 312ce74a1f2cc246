'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import { CompanyLogo } from '@/components/jobs/postings/company-logo'
import { SaveJob } from '@/components/jobs/saved-jobs/save-job.island'
import { postedLabel, salaryText, textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/jobs/postings/options'
import type { JobCard as Job } from '@/lib/jobs/postings/queries'
import { closesSoonLabel } from '@/lib/jobs/postings/statuses'

const NO_BREAK = '\u00a0'

type JobCardProps = { job: Job; now: Date; wasSaved?: boolean; isClosed?: boolean }

/** The same for every visitor (requirements §2). Has few elements, because a list shows twenty cards. */
export function JobCard({ job, now, wasSaved = false, isClosed = false }: JobCardProps) {
  const company = textOr(job.company, jobMessages.unknownCompany)
  const notice = isClosed ? 'Closed' : job.expiresAt && closesSoonLabel(job.expiresAt, now)
  const facts = [
    textOr(job.location, jobMessages.notSpecified),
    ...[
      nameOfWorkMode(job.workMode),
      nameOfEmploymentType(job.employmentType),
      textOr(job.experience, jobMessages.notSpecified),
    ].map((fact) => fact.replaceAll(' ', NO_BREAK)),
  ]
  return (
    <article className="relative grid h-full grid-cols-[2.75rem_minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto] gap-x-3.5 rounded-card border border-line bg-raised px-4 pt-3.5 pb-2 shadow-card transition-shadow duration-150 hover:border-edge hover:shadow-lifted">
      <CompanyLogo company={company} fileName={job.logo?.name} className="row-span-2 size-11" />
      <h2 className="text-[1.0625rem] leading-snug font-semibold break-words">
        <a
          href={`/applied-jobs/apply/${job.slug}`}
          className="after:absolute after:inset-0 after:rounded-card hover:text-accent"
        >
          {job.jobTitle}
        </a>
      </h2>
      <p className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem] leading-snug text-muted">
        <span className="min-w-0 break-words">
          {company}
          {notice && <span className="font-medium text-warning"> · {notice}</span>}
        </span>
        <span className="text-sm">{job.approvedAt ? postedLabel(job.approvedAt, now) : jobMessages.notAvailable}</span>
      </p>
      <p className="col-span-2 mt-2 text-sm leading-snug wrap-anywhere">{facts.join(`${NO_BREAK}· `)}</p>
      <div className="col-span-2 -mb-1 flex items-center gap-x-3">
        <Pay job={job} />
        <SaveJob jobId={job.id} jobTitle={job.jobTitle} wasSaved={wasSaved} />
      </div>
    </article>
  )
}

function Pay({ job: { salary, monthlyPayInr } }: { job: Job }) {
  const text = salaryText(salary)
  if (monthlyPayInr !== null)
    return <strong className="min-w-0 flex-1 leading-snug font-semibold break-words">{text}</strong>
  return (
    <span className="min-w-0 flex-1 text-[0.9375rem] break-words text-muted">
      {text === jobMessages.notDisclosed ? text : `${text} · Pay not stated`}
    </span>
  )
}
