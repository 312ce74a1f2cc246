import { HandleReport } from '@/components/moderation/handle-report'
import { Badge } from '@/components/ui/badge'
import { momentLabel } from '@/lib/dates'
import { reasonLabel } from '@/lib/reports/format'
import type { Report } from '@/lib/reports/queries'

export function PostingReports({ reports }: { reports: Report[] }) {
  if (reports.length === 0) return null
  const open = reports.filter(({ handledAt }) => !handledAt).length
  return (
    <section aria-labelledby="reports" className="mb-6 rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="reports" className="mb-3 flex flex-wrap items-center gap-3 text-heading">
        Reports {open > 0 && <Badge tone="warning">{open} open</Badge>}
      </h2>
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <Line key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Line({ report: { id, reason, text, email, handledAt, createdAt } }: { report: Report }) {
  const label = reasonLabel(reason)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <p className="font-medium">{label}</p>
        {text && <p className="mt-1 whitespace-pre-wrap">{text}</p>}
        <p className="mt-1 text-sm text-muted">
          <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
          {email && `, ${email}`}
          {handledAt && `. Handled on ${momentLabel(handledAt)}`}
        </p>
      </div>
      <HandleReport id={id} label={label} isHandled={handledAt !== null} />
    </li>
  )
}
