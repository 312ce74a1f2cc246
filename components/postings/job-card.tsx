import { IndianRupee } from 'lucide-react'
import Link from 'next/link'
import { CompanyLogo } from '@/components/postings/company-logo'
import { AppliedMark } from '@/components/saved-jobs/applied-mark.island'
import { SaveJob } from '@/components/saved-jobs/save-job.island'
import { Badge } from '@/components/ui/badge'
import { postedLabel, salaryText, textOr } from '@/lib/postings/format'
import { jobMessages } from '@/lib/postings/messages'
import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/postings/options'
import type { JobCard as Job } from '@/lib/postings/queries'
import { closesSoonLabel } from '@/lib/postings/statuses'

type JobCardProps = { job: Job; now: Date; wasSaved?: boolean; isClosed?: boolean }

/** A job in the list (spec §2): the whole card leads to the job's page. It is the same for everyone who looks. */
export function JobCard({ job, now, wasSaved = false, isClosed = false }: JobCardProps) {
  const company = textOr(job.company, jobMessages.unknownCompany)
  const soon = job.expiresAt && closesSoonLabel(job.expiresAt, now)
  return (
    <article className="@container relative flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card transition-shadow duration-150 hover:border-edge hover:shadow-lifted">
      <div className="flex items-start gap-4">
        <CompanyLogo company={company} fileName={job.logo?.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug font-semibold">
            <Link
              href={`/applied-jobs/apply/${job.slug}`}
              prefetch={false}
              className="break-words after:absolute after:inset-0 after:rounded-card hover:text-accent"
            >
              {job.jobTitle}
            </Link>
          </h2>
          <p className="mt-0.5 break-words text-muted">{company}</p>
        </div>
        <SaveJob jobId={job.id} jobTitle={job.jobTitle} wasSaved={wasSaved} />
      </div>
      <ul className="grid gap-x-4 gap-y-2 text-[0.95rem] @md:grid-cols-2">
        <Fact sign="place" label="Location">
          {textOr(job.location, jobMessages.notSpecified)}
        </Fact>
        <Fact sign="experience" label="Experience">
          {textOr(job.experience, jobMessages.notSpecified)}
        </Fact>
        <Fact sign="pay" label="Salary">
          {salaryText(job.salary)}
        </Fact>
        <Fact sign="type" label="Type">
          {`${nameOfWorkMode(job.workMode)} · ${nameOfEmploymentType(job.employmentType)}`}
        </Fact>
      </ul>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-sm text-muted">
        <span className="inline-flex flex-wrap items-center gap-2">
          {job.approvedAt ? postedLabel(job.approvedAt, now) : jobMessages.notAvailable}
          {isClosed && <Badge>Closed</Badge>}
          {!isClosed && soon && <Badge tone="warning">{soon}</Badge>}
          <AppliedMark jobId={job.id} />
        </span>
        {job.monthlyPayInr === null && (
          <span className="inline-flex items-center gap-1">
            <IndianRupee aria-hidden className="size-3.5" /> Pay not stated
          </span>
        )}
      </p>
    </article>
  )
}

/** Each of one path: a list holds eighty of them. */
const signs = {
  place: 'M12 21.5s7-6.4 7-11.5a7 7 0 0 0-14 0c0 5.1 7 11.5 7 11.5zM12 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  experience:
    'M4.5 7h15A1.5 1.5 0 0 1 21 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-10A1.5 1.5 0 0 1 4.5 7zM9 7V4h6v3M3 13h18',
  pay: 'M18 7V4H5a2 2 0 0 0 0 4h15v12H5a2 2 0 0 1-2-2V6M20 12h-3.5a2 2 0 0 0 0 4H20',
  type: 'M6.5 5h11A1.5 1.5 0 0 1 19 6.5V16H5V6.5A1.5 1.5 0 0 1 6.5 5zM2 19.5h20',
}

type FactProps = { sign: keyof typeof signs; label: string; children: string }

/** Its text has no element of its own: a list holds eighty of them. */
function Fact({ sign, label, children }: FactProps) {
  return (
    <li className="flex min-w-0 items-start gap-2 wrap-anywhere">
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 24 24"
        className="mt-1 size-4 shrink-0 fill-none stroke-current stroke-2 text-muted"
      >
        <path d={signs[sign]} />
      </svg>
      {children}
    </li>
  )
}
