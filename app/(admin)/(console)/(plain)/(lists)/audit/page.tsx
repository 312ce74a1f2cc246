import type { Metadata } from 'next'
import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { ListPage } from '@/components/console/lists/list-page'
import { auditEntries } from '@/lib/console/audit/admin-list'
import { detailLines, nameOfActorKind } from '@/lib/console/audit/format'
import { sentenceOf } from '@/lib/console/audit/sentences'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { agoLabel, secondLabel } from '@/lib/platform/dates'

const columnsAt = (time: Date): Column<Entry>[] => [
  { header: 'Event', cell: (entry) => <Sentence entry={entry} />, isTitle: true, isWhole: true },
  {
    header: 'When',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>
        <span>{agoLabel(createdAt, time)}</span>
        <span className="block text-xs text-muted">{secondLabel(createdAt)}</span>
      </time>
    ),
    className: 'md:whitespace-nowrap',
    sort: 'when',
  },
  { header: 'Details', cell: (entry) => <Details entry={entry} />, className: 'md:w-2/5 md:max-w-0', isWhole: true },
]
const MAX_LINE = 60

export const metadata: Metadata = {
  title: 'Audit log',
  description: 'Who did what, and when.',
  robots: { index: false },
}

type Entry = RowIn<typeof auditEntries>

export default function AuditPage({ searchParams }: PageProps<'/audit'>) {
  return (
    <ListPage
      list={auditEntries}
      title="Audit log"
      columns={({ time }) => columnsAt(time)}
      searchParams={searchParams}
    />
  )
}

function Sentence({ entry }: { entry: Entry }) {
  const { actorKind, actorName, href } = entry
  const { before, subject, after } = sentenceOf(entry)
  return (
    <span className="md:line-clamp-2">
      <span className="font-medium" title={nameOfActorKind(actorKind)}>
        {actorName}
      </span>{' '}
      {before}
      {subject && (
        <>
          “
          {href ? (
            <Link
              href={href}
              prefetch={false}
              data-open
              className="font-medium underline decoration-edge underline-offset-4"
            >
              {subject}
            </Link>
          ) : (
            subject
          )}
          ”
        </>
      )}
      {after}
    </span>
  )
}

function Details({ entry: { actorKind, detail } }: { entry: Entry }) {
  const by = actorKind === 'ADMIN' || actorKind === 'SYSTEM' ? [] : [nameOfActorKind(actorKind)]
  const lines = [...by, ...detailLines(detail).map(({ name, value }) => `${name}: ${value}`)]
  if (lines.length === 0) return null
  const whole = lines.join(' · ')
  return (
    <div className="wrap-anywhere">
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
