import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { ApplicationLine } from '@/components/applications/application-line'
import { buttonClass } from '@/components/ui/button'
import { applicationMessages } from '@/lib/applications/messages'
import type { AppliedJob } from '@/lib/applications/queries'
import { dayLabel } from '@/lib/dates'
import type { ApplicationState } from '@/lib/generated/prisma/enums'
import { textOr } from '@/lib/postings/format'
import { jobMessages } from '@/lib/postings/messages'
import { JOBS_PATH } from '@/lib/postings/search-form'

const next: Record<ApplicationState, string> = {
  NEW: 'Next, a recruiter reads it.',
  REVIEWED: 'A recruiter has read it. Next comes the short list.',
  SHORTLISTED: 'You are on the short list. Keep your phone near: next comes a call.',
  HIRED: 'You have the job. Congratulations.',
  REJECTED: 'This time it was somebody else.',
  WITHDRAWN: 'You took it back. You can apply again while the job is open.',
}

export function LatestApplication({ application }: { application: AppliedJob | undefined }) {
  if (!application)
    return (
      <section aria-label="Applications" className="rounded-card bg-deep p-6 text-on-deep sm:p-8">
        <p className="font-display text-title font-semibold">{applicationMessages.noneApplied}</p>
        <p className="mt-2 mb-6 text-on-deep-muted">
          An application takes two minutes, and your profile fills half of it.
        </p>
        <Link href={JOBS_PATH} className={buttonClass()}>
          Find a job
        </Link>
      </section>
    )
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
        <ApplicationLine state={state} />
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
