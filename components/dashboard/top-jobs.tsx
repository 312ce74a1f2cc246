import Link from 'next/link'
import { PlotCard } from '@/components/dashboard/plot-card'
import type { Activity } from '@/lib/dashboard/queries'

export function TopJobs({ jobs }: { jobs: Activity['topJobs'] }) {
  const most = Math.max(1, ...jobs.map(({ count }) => count))
  return (
    <PlotCard
      title="Top jobs"
      text={
        jobs.length > 0 ? 'By applications in the last 12 weeks.' : 'Nobody has applied to a job in the last 12 weeks.'
      }
    >
      <ol className="space-y-2">
        {jobs.map(({ id, jobTitle, company, count }) => (
          <li key={id}>
            <Link href={`/adminpostjobs/${id}`} className="group flex min-h-11 items-end justify-between gap-4">
              <span className="min-w-0 break-words">
                <span className="font-medium group-hover:underline">{jobTitle}</span>
                <span className="text-sm text-muted"> · {company}</span>
              </span>
              <span className="shrink-0 font-semibold tabular-nums">
                {count.toLocaleString('en-US')}
                <span className="sr-only">{count === 1 ? ' application' : ' applications'}</span>
              </span>
            </Link>
            <svg aria-hidden width="100%" height={8} className="mt-1 overflow-hidden rounded-full bg-sunken">
              <rect width={`${(count / most) * 100}%`} height={8} rx={4} className="fill-brand" />
            </svg>
          </li>
        ))}
      </ol>
    </PlotCard>
  )
}
