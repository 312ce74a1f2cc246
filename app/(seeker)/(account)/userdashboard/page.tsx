import { ArrowRight } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { ApplicationsSync } from '@/components/hiring/applications/applications-sync'
import { JobCard } from '@/components/jobs/postings/job-card'
import { buttonClass } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { requireSeeker, type Seeker } from '@/lib/auth/guards'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { toStoredApplication } from '@/lib/hiring/applications/format'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import { type AppliedJob, listAppliedJobs } from '@/lib/hiring/applications/queries'
import { listJobsThatFit } from '@/lib/hiring/matches/queries'
import { reasonsOf } from '@/lib/hiring/matches/reasons'
import { listAlerts } from '@/lib/jobs/alerts/queries'
import { textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { listSavedJobs } from '@/lib/jobs/saved-jobs/queries'
import { readProfileLists } from '@/lib/people/profiles/lists'
import { findOwnProfile } from '@/lib/people/profiles/queries'
import { completeness } from '@/lib/people/profiles/sections'
import { now } from '@/lib/platform/clock'
import { dayLabel } from '@/lib/platform/dates'

const reached: Record<ApplicationStatus, number> = {
  NEW: 1,
  REVIEWED: 2,
  SHORTLISTED: 3,
  HIRED: 4,
  REJECTED: 4,
  WITHDRAWN: 1,
}
const ends: Partial<Record<ApplicationStatus, string>> = { HIRED: 'Hired', REJECTED: 'Not selected' }
const next: Record<ApplicationStatus, string> = {
  NEW: 'Next, a recruiter will review it.',
  REVIEWED: 'A recruiter has reviewed it. Next is the shortlist.',
  SHORTLISTED: "You're on the shortlist. Keep your phone close: the next step is a call.",
  HIRED: 'You got the job. Congratulations!',
  REJECTED: 'The company chose someone else this time.',
  WITHDRAWN: 'You withdrew it. You can apply again while the job is open.',
}

const FITTING = 6

export const metadata: Metadata = {
  title: 'My dashboard',
  description: 'Your applications at a glance.',
  robots: { index: false },
}

export default async function UserDashboardPage() {
  const seeker = await requireSeeker('/userdashboard')
  const applications = await listAppliedJobs(seeker)
  const profile = await findOwnProfile(seeker)
  const { percent, missing } = completeness({
    ...profile,
    ...readProfileLists(profile),
    hasResume: Boolean(profile?.resume),
  })
  const counts = [
    {
      label: 'Applied Jobs',
      value: applications.filter(({ state }) => state !== 'WITHDRAWN').length,
      href: '/jobs-applied',
    },
    { label: 'Saved Jobs', value: (await listSavedJobs(seeker, 1)).total, href: '/saved-jobs' },
    { label: 'Job Alerts', value: (await listAlerts(seeker)).length, href: '/job-alerts' },
  ]
  const profileLabel = missing[0] ? `Profile: ${missing[0]} missing` : 'Profile complete'
  const tiles = [
    ...counts.filter(({ value }) => value > 0),
    ...(percent > 0 ? [{ label: profileLabel, value: `${percent}%`, href: '/profile' }] : []),
  ]
  const zeros = counts.filter(({ value }) => value === 0)
  return (
    <>
      <h1 className="mb-5 text-title break-words">Welcome, {seeker.userName || seeker.email}</h1>
      {applications[0] ? <LatestApplication application={applications[0]} /> : <FirstSteps hasProfile={percent > 0} />}
      <ul className="mt-6 grid grid-cols-2 gap-x-6 border-line empty:hidden sm:grid-cols-4">
        {tiles.map(({ label, value, href }) => (
          <li key={href} className="relative border-t border-line py-3">
            <p className="font-display text-heading font-semibold">{value}</p>
            <Link
              href={href}
              prefetch={false}
              className="text-sm leading-snug text-muted underline-offset-4 after:absolute after:inset-0 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {zeros.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-6 text-sm text-muted">
          {zeros.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {label}: 0
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<FittingSkeleton />}>
        <Fitting seeker={seeker} />
      </Suspense>
      <ApplicationsSync applications={applications.map(({ posting }) => toStoredApplication(posting))} />
    </>
  )
}

async function Fitting({ seeker }: { seeker: Seeker }) {
  const found = await listJobsThatFit(seeker, FITTING)
  return found && <FittingJobs {...found} now={now()} />
}

function FittingSkeleton() {
  return (
    <div role="status" className="mt-10">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-8 w-64" />
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </div>
  )
}

type FittingJobsProps = NonNullable<Awaited<ReturnType<typeof listJobsThatFit>>> & { now: Date }

function FittingJobs({ jobs, hasSkills, now }: FittingJobsProps) {
  return (
    <section aria-labelledby="fitting" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="fitting" className="text-heading">
          Jobs that fit your profile
        </h2>
        <Link href={JOBS_PATH} className="inline-flex min-h-11 items-center underline underline-offset-4">
          All jobs
        </Link>
      </div>
      {jobs.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-2">
          {jobs.map(({ match, ...job }) => (
            <li key={job.id} className="flex flex-col">
              <JobCard job={job} now={now} />
              <ul aria-label={`Why ${job.jobTitle} fits`} className="mt-2 px-4 text-sm text-muted">
                {Object.values(reasonsOf(match, 'seeker')).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <div className="rounded-card border border-dashed border-edge px-6 py-10 text-center">
          <p className="mb-5 text-muted">
            {hasSkills
              ? 'No open job asks for your skills. Add more skills to your profile, or browse all jobs.'
              : "Add skills to your profile, and we'll show you jobs that fit here, and why."}
          </p>
          <Link href={hasSkills ? JOBS_PATH : '/profile'} className={buttonClass()}>
            {hasSkills ? 'See all jobs' : 'Add your skills'}
          </Link>
        </div>
      )}
    </section>
  )
}

function FirstSteps({ hasProfile }: { hasProfile: boolean }) {
  return (
    <section aria-labelledby="first-steps" className="rounded-card bg-deep p-6 text-on-deep sm:p-8">
      <p className="text-on-deep-muted">{applicationMessages.noneApplied}</p>
      <h2 id="first-steps" className="mt-1 text-title">
        {hasProfile ? 'Next: your first application' : 'Next: your profile'}
      </h2>
      <p className="mt-1">
        {hasProfile
          ? "It takes two minutes. We'll fill in half of the form from your profile."
          : 'With a profile, half of each application is already filled in, and we can suggest jobs that fit.'}
      </p>
      <div className="mt-6 max-w-2xl">
        <StepLine
          label="Your progress"
          steps={['Registered', 'Profile', 'Application', 'Decision']}
          done={hasProfile ? 2 : 1}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link href={hasProfile ? JOBS_PATH : '/profile'} className={buttonClass()}>
          {hasProfile ? 'Find a job' : 'Create your profile'}
        </Link>
        {!hasProfile && (
          <Link
            href={JOBS_PATH}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            Find a job first <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </section>
  )
}

function LatestApplication({ application }: { application: AppliedJob }) {
  const { state, stateChangedAt, posting } = application
  return (
    <section aria-labelledby="latest" className="rounded-card bg-deep p-6 text-on-deep sm:p-8">
      <p className="text-on-deep-muted">Your latest application, {dayLabel(stateChangedAt)}</p>
      <h2 id="latest" className="mt-1 text-title break-words">
        {posting.jobTitle}
      </h2>
      <p className="mt-1 break-words">
        {textOr(posting.company, jobMessages.unknownCompany)}, {textOr(posting.location, jobMessages.notSpecified)}
      </p>
      <div className="mt-6 max-w-2xl">
        <StepLine
          label="Application progress"
          steps={['Applied', 'Reviewed', 'Shortlisted', ends[state] ?? 'Decision']}
          done={reached[state]}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p className="text-lg font-medium">{next[state]}</p>
        <Link
          href="/jobs-applied"
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          All your applications <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </section>
  )
}

function StepLine({ label, steps, done }: { label: string; steps: string[]; done: number }) {
  return (
    <ol aria-label={label} className="grid grid-cols-4">
      {steps.map((step, index) => {
        const isDone = index < done
        return (
          <li key={step} aria-current={index === done - 1 ? 'step' : undefined} className="relative min-w-0 pt-8">
            {index > 0 && (
              <span
                aria-hidden
                className={`absolute top-[0.6875rem] right-full left-[-100%] ml-[1.375rem] border-t-2 ${isDone ? 'border-current' : 'border-on-deep/30'}`}
              />
            )}
            <span
              aria-hidden
              className={`absolute top-1 left-0 size-4 rounded-full border-2 ${isDone ? 'border-current bg-current forced-colors:bg-[CanvasText]' : 'border-on-deep/50'} ${index === done - 1 ? 'outline-4 outline-on-deep/25' : ''}`}
            />
            <span
              className={`block pr-1 text-xs leading-tight sm:text-sm ${isDone ? 'font-semibold' : 'text-on-deep-muted'}`}
            >
              {step}
              {isDone && <span className="sr-only">, done</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
