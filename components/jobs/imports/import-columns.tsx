import Link from 'next/link'
import type { Column } from '@/components/console/lists/data-table'
import { Badge } from '@/components/ui/badge'
import type { RowIn } from '@/lib/console/lists/admin-list'
import type { jobImports } from '@/lib/jobs/imports/admin-list'
import { importStates } from '@/lib/jobs/imports/format'
import { momentLabel } from '@/lib/platform/dates'
import { countOf, grouped } from '@/lib/platform/numbers'

type Row = RowIn<typeof jobImports>

export const importColumns: Column<Row>[] = [
  {
    header: 'File',
    cell: ({ id, fileName }) => (
      <Link
        href={`/adminpostjobs/imports/${id}`}
        prefetch={false}
        data-open
        className="-my-2 inline-block py-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {fileName}
      </Link>
    ),
    isTitle: true,
    isWhole: true,
    sort: 'file',
  },
  { header: 'Rows', cell: (row) => <Counts row={row} /> },
  { header: 'By', cell: ({ adminName }) => adminName },
  {
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>,
    sort: 'date',
  },
  {
    header: 'Status',
    cell: ({ state }) => <Badge tone={importStates[state].tone}>{importStates[state].label}</Badge>,
    isAction: true,
  },
]

function Counts({ row: { total, added, changed, refused } }: { row: Row }) {
  const parts = [
    added > 0 && `${grouped(added)} new`,
    changed > 0 && `${grouped(changed)} changed`,
    refused > 0 && `${grouped(refused)} refused`,
  ].filter(Boolean)
  return (
    <>
      {countOf(total, 'row')}
      {parts.length > 0 && <span className="block text-muted">{parts.join(', ')}</span>}
    </>
  )
}
