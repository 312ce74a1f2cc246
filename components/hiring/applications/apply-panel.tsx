import { DoorClosed } from 'lucide-react'
import { ApplyForm } from '@/components/hiring/applications/apply-form.island'
import { buttonClass } from '@/components/ui/button'
import { shownProviders } from '@/lib/auth/providers/queries'
import { toStoredApplication } from '@/lib/hiring/applications/format'
import type { Job } from '@/lib/jobs/postings/queries'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { closingReason } from '@/lib/jobs/postings/statuses'
import { dayLabel } from '@/lib/platform/dates'
import { mailServer } from '@/lib/platform/mail/server'
import { site } from '@/lib/site/company'

type ApplyPanelProps = { job: Job }

export function ApplyPanel({ job }: ApplyPanelProps) {
  const panel =
    'w-full max-w-[500px] rounded-card border border-line bg-raised p-5 shadow-card sm:p-6 tall:lg:sticky tall:lg:top-18'
  const { id, slug, jobTitle, company, logo } = job
  return (
    <section id="apply" aria-labelledby="apply-title" className={panel}>
      <h2 id="apply-title" className="mb-4 text-heading">
        Apply for this job
      </h2>
      <ApplyForm
        job={{ id, slug, jobTitle, company, logo: logo?.name ?? '', stored: toStoredApplication(job) }}
        questions={job.questions}
        termsVersion={site.termsVersion}
        isMailHeld={!mailServer()}
        providers={shownProviders('seeker')}
      />
    </section>
  )
}

export function ApplyBar() {
  return (
    <div className="group-has-data-applied/job:hidden sticky bottom-0 z-20 -mx-5 mt-6 border-t border-line bg-raised/95 px-5 py-3 backdrop-blur lg:hidden">
      <a href="#apply" className={buttonClass('primary', 'w-full')}>
        Apply
      </a>
    </div>
  )
}

export function ClosedJob({ job, hasSimilar }: { job: Job; hasSimilar: boolean }) {
  const since = job.closedAt ?? job.expiresAt
  return (
    <section
      aria-labelledby="closed-title"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-brand-soft p-5 sm:p-6"
    >
      <DoorClosed aria-hidden className="size-9 shrink-0 text-brand max-sm:hidden" />
      <div className="min-w-60 flex-1">
        <h2 id="closed-title" className="text-heading">
          This job is closed
        </h2>
        <p className="mt-1">
          {closingReason(job.status)} It stopped accepting applications on{' '}
          <time dateTime={since.toISOString()}>{dayLabel(since)}</time>.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        {hasSimilar && (
          <a href="#similar" className={buttonClass('secondary', 'lg:hidden')}>
            Similar jobs
          </a>
        )}
        <a href={JOBS_PATH} className={buttonClass()}>
          View open jobs
        </a>
      </div>
    </section>
  )
}
