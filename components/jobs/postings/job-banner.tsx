'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import { CompanyLink } from '@/components/jobs/postings/company-link'
import { CompanyLogo } from '@/components/jobs/postings/company-logo'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { salaryText, textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { nameOfWorkMode } from '@/lib/jobs/postings/options'
import type { Job } from '@/lib/jobs/postings/queries'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { dayLabel } from '@/lib/platform/dates'

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Jobs', href: JOBS_PATH }, { label: 'Job Details' }]

export function JobBanner({ job }: { job: Job }) {
  const company = textOr(job.company, jobMessages.unknownCompany)
  return (
    <div className="flex min-h-[200px] items-center bg-deep py-3 text-on-deep">
      <div className="page-width grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6">
        <div className="col-span-full text-on-deep-muted">
          <Breadcrumb crumbs={crumbs} />
        </div>
        <CompanyLogo
          company={company}
          fileName={job.logo?.name}
          isOfPage
          className="size-14 border-transparent! bg-transparent! text-on-deep! [view-transition-name:job-logo] sm:size-20 lg:row-span-2"
        />
        <div className="min-w-0">
          <h1 className="text-title leading-tight break-words">{job.jobTitle}</h1>
          <p className="text-on-deep-muted">
            <CompanyLink company={company} url={job.companyUrl} className="-my-2 text-on-deep" />
          </p>
        </div>
        {!job.isClosed && (
          <a
            href="#apply"
            className="hidden min-h-12 items-center rounded-control border border-transparent bg-on-deep-accent px-8 text-lg font-semibold text-deep hover:bg-on-deep lg:row-span-2 lg:inline-flex"
          >
            Apply
          </a>
        )}
        <p className="col-span-full flex flex-wrap gap-x-5 pt-1 max-lg:pt-2 lg:col-span-1 lg:col-start-2">
          <strong className="font-semibold text-on-deep-accent">{salaryText(job.salary)}</strong>
          <span>
            {textOr(job.location, jobMessages.notSpecified)} · {nameOfWorkMode(job.workMode)}
          </span>
          {!job.isClosed && (
            <span className="text-on-deep-muted">
              Apply by <time dateTime={job.expiresAt.toISOString()}>{dayLabel(job.expiresAt)}</time>
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
