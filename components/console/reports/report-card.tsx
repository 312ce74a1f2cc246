import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/console/lists/empty-state'
import { pageAction } from '@/components/console/lists/row-action'
import { buttonClass } from '@/components/ui/button'
import type { Period } from '@/lib/console/reports/periods'

type ReportCardProps = {
  title: string
  text: string
  /** The report's name in the address of its CSV. */
  name: string
  period: Period
  isEmpty: boolean
  plot: ReactNode
  table: ReactNode
}

export function ReportCard({ title, text, name, period, isEmpty, plot, table }: ReportCardProps) {
  return (
    <section aria-labelledby={name} className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-5">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 max-w-reading">
          <h2 id={name} className="text-heading">
            {title}
          </h2>
          <p className="mt-1 text-[0.95rem] text-muted">{text}</p>
        </div>
        {!isEmpty && (
          <a
            href={`/api/exports/${name}?period=${period.name}`}
            download
            className={buttonClass('secondary', pageAction)}
          >
            <Download aria-hidden className="size-4" /> CSV<span className="sr-only"> of {title}</span>
          </a>
        )}
      </div>
      {isEmpty ? (
        <EmptyState title={`Nothing in the last ${period.label}`} />
      ) : (
        <div className="grid gap-6 xl:grid-cols-[2fr_3fr]">
          {plot}
          <div className="min-w-0">{table}</div>
        </div>
      )}
    </section>
  )
}
