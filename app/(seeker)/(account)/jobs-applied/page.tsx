import { CalendarClock, ChevronDown, Laptop, MapPin, Wallet } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ApplicationsSync } from '@/components/hiring/applications/applications-sync'
import { WithdrawApplication } from '@/components/hiring/applications/withdraw-application'
import { CompanyLogo } from '@/components/jobs/postings/company-logo'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { requireSeeker } from '@/lib/auth/guards'
import { eventHeadline, toStoredApplication } from '@/lib/hiring/applications/format'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import { type AppliedJob, listAppliedJobs } from '@/lib/hiring/applications/queries'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { kindLabel } from '@/lib/hiring/interviews/format'
import { listOwnInterviews, type OwnInterview } from '@/lib/hiring/interviews/queries'
import { spanLabel } from '@/lib/hiring/interviews/zones'
import { salaryText, textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { nameOfWorkMode } from '@/lib/jobs/postings/options'
import { JOBS_PATH, jobPath } from '@/lib/jobs/postings/search-form'
import { isOpen } from '@/lib/jobs/postings/statuses'
import { now } from '@/lib/platform/clock'
import { dayLabel } from '@/lib/platform/dates'

const isUndecided = (state: AppliedJob['state']) => ['NEW', 'REVIEWED', 'SHORTLISTED'].includes(state)

export const metadata: Metadata = {
  title: 'My Applied Jobs',
  description: 'The jobs you applied for.',
  robots: { index: false },
}

export default async function JobsAppliedPage() {
  const seeker = await requireSeeker('/jobs-applied')
  const [applications, interviews] = await Promise.all([listAppliedJobs(seeker), listOwnInterviews(seeker)])
  const time = now()
  return (
    <>
      <h1 className="mb-6 text-title">My Applied Jobs</h1>
      {applications.length === 0 ? (
        <NoneApplied />
      ) : (
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
          {applications.map((application) => (
            <li key={application.id}>
              <AppliedJobCard application={application} interview={interviews.get(application.id)} now={time} />
            </li>
          ))}
        </ul>
      )}
      <ApplicationsSync applications={applications.map(({ posting }) => toStoredApplication(posting))} />
    </>
  )
}

function NoneApplied() {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-14 text-center">
      <p className="text-heading font-semibold">{applicationMessages.noneApplied}</p>
      <p className="mt-2 mb-6 text-muted">Jobs you apply for show up here.</p>
      <Link href={JOBS_PATH} className={buttonClass()}>
        Find a job
      </Link>
    </div>
  )
}

type AppliedJobCardProps = { application: AppliedJob; interview: OwnInterview | undefined; now: Date }

function AppliedJobCard({ application, interview, now }: AppliedJobCardProps) {
  const { id, state, createdAt, posting } = application
  const company = textOr(posting.company, jobMessages.unknownCompany)
  const isClosed = !isOpen(posting, now)
  const fact = 'flex min-w-0 items-start gap-2 break-words'
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card hover:border-edge">
      <div className="flex items-start gap-4 large-text:flex-wrap">
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
          <ApplicationStatusBadge state={state} />
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
      {interview && <UpcomingInterview interview={interview} jobTitle={posting.jobTitle} />}
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

function UpcomingInterview({ interview, jobTitle }: { interview: OwnInterview; jobTitle: string }) {
  const { title, kind, minutes, startsAt, timeZone, applicantZone, url } = interview
  return (
    <div className="relative z-10 flex gap-3 rounded-control bg-sunken px-3.5 py-2 text-[0.95rem]">
      <CalendarClock aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <div className="min-w-0 break-words">
        <p>
          <span className="font-medium">{title}</span> · {kindLabel(kind)}
          {startsAt && (
            <time dateTime={startsAt.toISOString()} className="block">
              {spanLabel(startsAt, minutes, applicantZone || timeZone)}
            </time>
          )}
        </p>
        <a
          href={url}
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {startsAt ? 'View or cancel' : 'Choose a time'}
          <span className="sr-only"> for {jobTitle}</span>
        </a>
      </div>
    </div>
  )
}

function ApplicationStatusBadge({ state }: { state: AppliedJob['state'] }) {
  const { label, tone } = applicationStatuses[state].seeker
  return <Badge tone={tone}>{label}</Badge>
}

type ApplicationStepsProps = { steps: AppliedJob['events']; jobTitle: string }

function ApplicationSteps({ steps, jobTitle }: ApplicationStepsProps) {
  return (
    <details className="group relative z-10 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" /> History
        <span className="sr-only"> with {jobTitle}</span>
      </summary>
      <ol className="space-y-2 border-l-2 border-edge pl-4">
        {steps.map(({ id, state, createdAt }, index) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <span>{eventHeadline(state, steps[index - 1]?.state)}</span>
            <time dateTime={createdAt.toISOString()} className="text-muted">
              {dayLabel(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  )
}
