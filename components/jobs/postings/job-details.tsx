'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import type { ReactNode } from 'react'
import { CompanyLink } from '@/components/jobs/postings/company-link'
import { CompanyLogo } from '@/components/jobs/postings/company-logo'
import { PlainText } from '@/components/jobs/postings/plain-text'
import { AppliedMark } from '@/components/jobs/saved-jobs/applied-mark.island'
import { SaveJob } from '@/components/jobs/saved-jobs/save-job.island'
import { Badge } from '@/components/ui/badge'
import { Share } from '@/components/ui/share.island'
import { factsOf, postedLabel, textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import type { Job } from '@/lib/jobs/postings/queries'
import { closesSoonLabel } from '@/lib/jobs/postings/statuses'

type JobDetailsProps = {
  job: Job
  now: Date
  isPreview?: boolean
  url?: string
  within?: { logo: string | null }
}

export function JobDetails({ job, now, isPreview = false, url, within }: JobDetailsProps) {
  const Heading = within ? 'h3' : 'h2'
  const soon = job.isClosed || isPreview ? '' : closesSoonLabel(job.expiresAt, now)
  return (
    <article className="min-w-0 rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
      {isPreview && <PreviewTitle job={job} within={within} />}
      {!job.isClosed && !isPreview && (
        <div className="-mt-1 mb-4 flex flex-wrap items-center gap-3">
          <SaveJob jobId={job.id} jobTitle={job.jobTitle} isWide />
          <AppliedMark jobId={job.id} />
          {soon && <Badge tone="warning">{soon}</Badge>}
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 border-y border-line py-5 large-text:grid-cols-1 sm:grid-cols-3">
        <Fact label="Posted">{postedLabel(job.approvedAt, now)}</Fact>
        {factsOf(job).map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
      <Heading className="mt-7 mb-3 text-heading">Job Description</Heading>
      <PlainText text={textOr(job.description, jobMessages.noDescription)} />
      <Heading className="mt-8 mb-3 text-heading">Requirements / Qualification</Heading>
      <PlainText text={textOr(job.qualification, jobMessages.noQualification)} />
      {url && !job.isClosed && (
        <section aria-label="Share this job" className="mt-8 border-t border-line pt-5 print:hidden">
          <Share title={`${job.jobTitle} at ${job.company}`} url={url} />
        </section>
      )}
    </article>
  )
}

function PreviewTitle({ job, within }: Pick<JobDetailsProps, 'job' | 'within'>) {
  const Title = within ? 'h2' : 'h1'
  const company = textOr(job.company, jobMessages.unknownCompany)
  return (
    <div className="mb-7 flex items-start gap-4 large-text:flex-wrap sm:gap-5">
      <CompanyLogo company={company} fileName={job.logo?.name} url={within?.logo} className="size-14 sm:size-18" />
      <div className="min-w-0">
        <Title className="text-title break-words">{job.jobTitle}</Title>
        <p className="mt-1 break-words text-muted">
          <CompanyLink company={company} url={job.companyUrl} className="hover:text-accent" />
        </p>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  )
}
