import Link from 'next/link'
import { Figure } from '@/components/console/dashboard/hiring-funnel'
import { PlotCard } from '@/components/console/dashboard/plot-card'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { applicationsHref, durationLabel } from '@/lib/console/dashboard/format'
import type { Activity } from '@/lib/console/dashboard/queries'
import type { Days } from '@/lib/console/lists/days'
import { countOf } from '@/lib/platform/numbers'
import { partsOf } from '@/lib/platform/plot'

type Row = Activity['jobs'][number]

const columnsOf = (days: Days): Column<Row>[] => {
  const ofJob = (id: number, more: Record<string, string> = {}) => applicationsHref(days, { job: String(id), ...more })
  const counted = (header: string, key: 'applications' | 'shortlisted' | 'hired', more?: Record<string, string>) => ({
    header,
    className: 'md:text-right',
    cell: ({ id, jobTitle, [key]: count }: Row) => (
      <Figure href={ofJob(id, more)} label={`${header} of ${jobTitle}`}>
        {count.toLocaleString('en-US')}
      </Figure>
    ),
  })
  return [
    {
      header: 'Job',
      isTitle: true,
      isWhole: true,
      cell: ({ id, jobTitle, company }) => (
        <>
          <Link
            href={`/adminpostjobs/${id}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:min-h-6"
          >
            {jobTitle}
          </Link>
          <span className="block text-sm text-muted">{company}</span>
        </>
      ),
    },
    {
      header: 'Views',
      className: 'md:text-right',
      cell: ({ id, jobTitle, views }) => (
        <Figure href={`/adminpostjobs/${id}`} label={`Views of ${jobTitle}`}>
          {views.toLocaleString('en-US')}
        </Figure>
      ),
    },
    counted('Applications', 'applications'),
    counted('Shortlisted', 'shortlisted', { progress: 'shortlisted' }),
    counted('Hired', 'hired', { state: 'hired' }),
    {
      header: 'First response',
      className: 'md:text-right md:whitespace-nowrap',
      cell: ({ id, jobTitle, answerSeconds }) => (
        <Figure href={ofJob(id, { progress: 'answered' })} label={`Answered applications for ${jobTitle}`}>
          {durationLabel(answerSeconds)}
        </Figure>
      ),
    },
  ]
}

export function PostingFigures({ days, jobs }: Pick<Activity, 'days' | 'jobs'>) {
  return (
    <section aria-labelledby="by-job" className="mt-6">
      <h2 id="by-job" className="text-heading">
        By job
      </h2>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted">
        {jobs.length > 0
          ? 'The jobs with the most applications in the last 12 weeks, with the median time to first response.'
          : 'No one has viewed or applied to a job in the last 12 weeks.'}
      </p>
      {jobs.length > 0 && <DataTable caption="Numbers by job" columns={columnsOf(days)} rows={jobs} />}
      <Link
        href="/adminpostjobs?view=all"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-6"
      >
        All postings
      </Link>
    </section>
  )
}

const statuses = [
  { key: 'pending', label: 'In review', status: 'pending', color: 'fill-warning' },
  { key: 'returned', label: 'Sent back with questions', status: 'returned', color: 'fill-accent' },
  { key: 'open', label: 'Open for applications', status: 'approved', color: 'fill-brand' },
  { key: 'filled', label: 'Filled', status: 'filled', color: 'fill-success' },
  { key: 'closed', label: 'Closed by the employer', status: 'closed', color: 'fill-edge' },
  { key: 'expired', label: 'Expired', status: 'expired', color: 'fill-line' },
  { key: 'rejected', label: 'Rejected', status: 'rejected', color: 'fill-danger' },
] as const

export function StatusPlot({ counts }: { counts: Activity['postings'] }) {
  const values = statuses.map(({ key }) => counts[key])
  const total = values.reduce((sum, value) => sum + value, 0)
  const parts = partsOf(values)
  return (
    <PlotCard title="Postings by status" text={`${countOf(total, 'posting')} in total.`}>
      <svg aria-hidden width="100%" height={28} className="overflow-hidden rounded-control bg-sunken">
        {statuses.map(({ key, color }, index) => (
          <rect key={key} x={`${parts[index]?.x}%`} width={`${parts[index]?.width}%`} height={28} className={color} />
        ))}
      </svg>
      <ul className="mt-4 divide-y divide-line">
        {statuses.map(({ key, label, status, color }) => (
          <li key={key} className="flex items-center gap-3">
            <svg aria-hidden width={12} height={12} className="shrink-0">
              <rect width={12} height={12} rx={3} className={color} />
            </svg>
            <Link
              href={`/adminpostjobs?status=${status}`}
              className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 hover:underline"
            >
              {label} <span className="font-semibold tabular-nums">{counts[key].toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PlotCard>
  )
}
