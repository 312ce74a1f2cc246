import { type Column, DataTable } from '@/components/back-office/data-table'
import type { Sorting } from '@/components/back-office/sort-links'
import { actionLabel, detailLines, nameOfActorKind } from '@/lib/audit/format'
import type { AuditEntry } from '@/lib/audit/queries'
import { momentLabel } from '@/lib/dates'

const columns: Column<AuditEntry>[] = [
  { header: 'Action', cell: ({ action }) => <span className="font-medium">{actionLabel(action)}</span>, isTitle: true },
  {
    header: 'When',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'when',
  },
  { header: 'Who', cell: (entry) => <Who entry={entry} /> },
  { header: 'What', cell: (entry) => <What entry={entry} />, className: 'md:w-2/5' },
]

/** Who did what to which row and when. */
export function AuditTable({ entries, sorting }: { entries: AuditEntry[]; sorting: Sorting }) {
  return <DataTable caption="Audit trail" columns={columns} rows={entries} keyOf={({ id }) => id} sorting={sorting} />
}

function Who({ entry: { actorKind, actorName } }: { entry: AuditEntry }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      {actorName}
      {actorKind !== 'SYSTEM' && <p className="text-sm text-muted">{nameOfActorKind(actorKind)}</p>}
    </div>
  )
}

function What({ entry: { subject, subjectId, detail } }: { entry: AuditEntry }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <p>
        {subject} {subjectId !== null && <span className="text-sm text-muted">No. {subjectId}</span>}
      </p>
      {detailLines(detail).map(({ name, value }) => (
        <p key={name} className="text-sm text-muted">
          {name}: {value}
        </p>
      ))}
    </div>
  )
}
