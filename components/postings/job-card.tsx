import { IndianRupee } from 'lucide-react'
import Link from 'next/link'
import { Island } from '@/components/islands/island'
import { CompanyLogo } from '@/components/postings/company-logo'
import { AppliedMark } from '@/components/saved-jobs/applied-mark'
import { SaveJob } from '@/components/saved-jobs/save-job'
import { Badge } from '@/components/ui/badge'
import { nameOfEmploymentType, nameOfWorkMode, postedLabel } from '@/lib/postings/format'
import { salaryText, textOr } from '@/lib/postings/job-text'
import { jobMessages } from '@/lib/postings/messages'
import { closesSoonLabel } from '@/lib/postings/public'
import type { JobCard as Job } from '@/lib/postings/queries'

type JobCardProps = { job: Job; now: Date; wasSaved?: boolean; isClosed?: boolean }

/** A job in the list (spec §2): the whole card leads to the job's page. It is the same for everyone who looks. */
export function JobCard({ job, now, wasSaved = false, isClosed = false }: JobCardProps) {
  const company = textOr(job.company, jobMessages.unknownCompany)
  const soon = job.expiresAt && closesSoonLabel(job.expiresAt, now)
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card transition-shadow duration-150 hover:border-edge hover:shadow-lifted">
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
        <Island name="save-job" of={SaveJob} when="seen" props={{ jobId: job.id, jobTitle: job.jobTitle, wasSaved }} />
      </div>
      <ul className="grid gap-x-4 gap-y-2 text-[0.95rem] sm:grid-cols-2">
        <Fact sign="fact-place" label="Location">
          {textOr(job.location, jobMessages.notSpecified)}
        </Fact>
        <Fact sign="fact-experience" label="Experience">
          {textOr(job.experience, jobMessages.notSpecified)}
        </Fact>
        <Fact sign="fact-pay" label="Salary">
          {salaryText(job.salary)}
        </Fact>
        <Fact sign="fact-type" label="Type">
          {`${nameOfWorkMode(job.workMode)} · ${nameOfEmploymentType(job.employmentType)}`}
        </Fact>
      </ul>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-sm text-muted">
        <span className="inline-flex flex-wrap items-center gap-2">
          {job.approvedAt ? postedLabel(job.approvedAt, now) : jobMessages.notAvailable}
          {isClosed && <Badge>Closed</Badge>}
          {!isClosed && soon && <Badge tone="warning">{soon}</Badge>}
          <Island name="applied-mark" when="seen" of={AppliedMark} props={{ jobId: job.id }} />
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

function Fact({ sign, label, children }: { sign: string; label: string; children: string }) {
  return (
    <li className={`fact ${sign}`}>
      <span className="min-w-0 break-words">
        <span className="sr-only">{`${label}: `}</span>
        {children}
      </span>
    </li>
  )
}
