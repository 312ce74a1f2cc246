import { Laptop, MapPin, Wallet } from 'lucide-react'
import Link from 'next/link'
import { ApplicationState } from '@/components/applications/application-state'
import { ApplicationSteps } from '@/components/applications/application-steps'
import { WithdrawApplication } from '@/components/applications/withdraw-application'
import { CompanyLogo } from '@/components/postings/company-logo'
import { applicationMessages } from '@/lib/applications/messages'
import type { AppliedJob } from '@/lib/applications/queries'
import { dayLabel } from '@/lib/dates'
import { salaryText, textOr } from '@/lib/postings/format'
import { jobMessages } from '@/lib/postings/messages'
import { nameOfWorkMode } from '@/lib/postings/options'
import { jobPath } from '@/lib/postings/search-form'
import { isOpen } from '@/lib/postings/statuses'

export function AppliedJobCard({ application, now }: { application: AppliedJob; now: Date }) {
  const { id, state, createdAt, posting } = application
  const company = textOr(posting.company, jobMessages.unknownCompany)
  const isClosed = !isOpen(posting, now)
  const fact = 'flex min-w-0 items-start gap-2 break-words'
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card hover:border-edge">
      <div className="flex items-start gap-4">
        <CompanyLogo company={company} fileName={posting.logo?.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug font-semibold break-words">
            {posting.slug ? (
              <Link
                href={jobPath(posting.slug)}
                prefetch={false}
                className="after:absolute after:inset-0 after:rounded-card hover:text-accent"
              >
                {posting.jobTitle}
              </Link>
            ) : (
              posting.jobTitle
            )}
          </h2>
          <p className="mt-0.5 break-words text-muted">{company}</p>
        </div>
        <span className="flex flex-col items-end gap-1.5">
          <ApplicationState state={state} />
        </span>
      </div>
      <ul className="grid gap-2 text-[0.95rem]">
        <li className={fact}>
          <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          <span className="sr-only">Location:</span> {textOr(posting.location, jobMessages.notSpecified)}
        </li>
        <li className={fact}>
          <Wallet aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          <span className="sr-only">Salary:</span> {salaryText(posting.salary)}
        </li>
        <li className={fact}>
          <Laptop aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          <span className="sr-only">Work type:</span> {nameOfWorkMode(posting.workMode)}
        </li>
      </ul>
      {isClosed && <p className="text-sm font-medium text-muted">{applicationMessages.jobClosed}</p>}
      <ApplicationSteps steps={application.events} jobTitle={posting.jobTitle} />
      <div className="mt-auto flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-muted">
        <p>
          Applied on <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>
        </p>
        <WithdrawApplication id={id} jobTitle={posting.jobTitle} isPossible={isUndecided(state)} />
      </div>
    </article>
  )
}

const isUndecided = (state: AppliedJob['state']) => ['NEW', 'REVIEWED', 'SHORTLISTED'].includes(state)
