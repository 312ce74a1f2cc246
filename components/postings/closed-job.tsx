import { DoorClosed } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { dayLabel } from '@/lib/dates'
import type { Job } from '@/lib/postings/queries'
import { JOBS_PATH } from '@/lib/postings/search-form'
import { closingReason } from '@/lib/postings/statuses'

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
          {closingReason(job.status)} It has taken no applications since{' '}
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
          See open jobs
        </a>
      </div>
    </section>
  )
}
