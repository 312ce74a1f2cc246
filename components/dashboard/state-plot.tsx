import Link from 'next/link'
import { PlotCard } from '@/components/dashboard/plot-card'
import { partsOf } from '@/lib/dashboard/plot'
import type { Activity } from '@/lib/dashboard/queries'

const states = [
  { key: 'pending', label: 'Waiting for a decision', status: 'pending', colour: 'fill-warning' },
  { key: 'returned', label: 'Sent back with questions', status: 'returned', colour: 'fill-accent' },
  { key: 'open', label: 'Open for applications', status: 'approved', colour: 'fill-brand' },
  { key: 'filled', label: 'Filled', status: 'filled', colour: 'fill-success' },
  { key: 'closed', label: 'Closed by the employer', status: 'closed', colour: 'fill-edge' },
  { key: 'expired', label: 'Expired', status: 'expired', colour: 'fill-line' },
  { key: 'rejected', label: 'Rejected', status: 'rejected', colour: 'fill-danger' },
] as const

export function StatePlot({ counts }: { counts: Activity['postings'] }) {
  const values = states.map(({ key }) => counts[key])
  const total = values.reduce((sum, value) => sum + value, 0)
  const parts = partsOf(values)
  return (
    <PlotCard title="Postings by state" text={`${total.toLocaleString('en-US')} postings in all.`}>
      <svg aria-hidden width="100%" height={28} className="overflow-hidden rounded-control bg-sunken">
        {states.map(({ key, colour }, index) => (
          <rect key={key} x={`${parts[index]?.x}%`} width={`${parts[index]?.width}%`} height={28} className={colour} />
        ))}
      </svg>
      <ul className="mt-4 divide-y divide-line">
        {states.map(({ key, label, status, colour }) => (
          <li key={key} className="flex items-center gap-3">
            <svg aria-hidden width={12} height={12} className="shrink-0">
              <rect width={12} height={12} rx={3} className={colour} />
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
