import type { Column } from '@/components/back-office/data-table'
import { ListPage, type SearchParams } from '@/components/back-office/list-page'
import { auditEntries } from '@/lib/audit/admin-list'
import { actionLabel, detailLines, nameOfActorKind } from '@/lib/audit/format'
import type { RowIn } from '@/lib/back-office/admin-list'
import { momentLabel } from '@/lib/dates'

type Entry = RowIn<typeof auditEntries>

const columns: Column<Entry>[] = [
  { header: 'Action', cell: ({ action }) => <span className="font-medium">{actionLabel(action)}</span>, isTitle: true },
  {
    header: 'When',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'when',
  },
  { header: 'Who', cell: (entry) => <Who entry={entry} /> },
  { header: 'What', cell: (entry) => <What entry={entry} />, className: 'md:w-1/2 md:max-w-0', isWhole: true },
]

/** Who did what to which row and when. */
export function AuditList({ searchParams }: { searchParams: SearchParams }) {
  return <ListPage list={auditEntries} title="Audit trail" columns={columns} searchParams={searchParams} />
}

function Who({ entry: { actorKind, actorName } }: { entry: Entry }) {
  return (
    <>
      {actorName}
      {actorKind !== 'SYSTEM' && <span className="block text-muted">{nameOfActorKind(actorKind)}</span>}
    </>
  )
}

/** The details on one line; those that need more open below it. */
function What({ entry: { subject, subjectId, detail } }: { entry: Entry }) {
  const lines = detailLines(detail).map(({ name, value }) => `${name}: ${value}`)
  const whole = lines.join(' · ')
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="md:truncate">
        {subject} {subjectId !== null && <span className="text-muted">No. {subjectId}</span>}
      </p>
      {whole.length > MAX_LINE ? (
        <details className="text-muted">
          <summary className="min-h-11 underline decoration-edge underline-offset-4 md:min-h-6 md:truncate">
            {whole}
          </summary>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ) : (
        <p className="text-muted md:truncate">{whole}</p>
      )}
    </div>
  )
}

const MAX_LINE = 60
