import { ChevronDown } from 'lucide-react'
import { toldState } from '@/lib/applications/format'
import type { AppliedJob } from '@/lib/applications/queries'
import { dayLabel } from '@/lib/dates'

type ApplicationStepsProps = { steps: AppliedJob['events']; jobTitle: string }

export function ApplicationSteps({ steps, jobTitle }: ApplicationStepsProps) {
  return (
    <details className="group relative z-10 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" /> What happened so far
        <span className="sr-only"> with {jobTitle}</span>
      </summary>
      <ol className="space-y-2 border-l-2 border-edge pl-4">
        {steps.map(({ id, state, createdAt }, index) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <span>{toldState(state, steps[index - 1]?.state)}</span>
            <time dateTime={createdAt.toISOString()} className="text-muted">
              {dayLabel(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  )
}
