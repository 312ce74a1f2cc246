import { type Column, DataTable } from '@/components/back-office/data-table'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { Badge } from '@/components/ui/badge'
import { dayLabel } from '@/lib/dates'
import { sessionLabel } from '@/lib/demos/list'
import type { Demo } from '@/lib/demos/queries'

const columns: Column<Demo>[] = [
  {
    header: 'Full Name',
    cell: ({ firstName, lastName }) => (
      <span className="font-semibold break-words">
        {firstName} {lastName}
      </span>
    ),
    isTitle: true,
    sort: 'name',
  },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} />, sort: 'email' },
  { header: 'Phone', cell: ({ number }) => number, className: 'md:whitespace-nowrap' },
  {
    header: 'Session',
    cell: ({ type }) => <Badge tone={type === 'LIVE_SESSION' ? 'brand' : 'neutral'}>{sessionLabel(type)}</Badge>,
  },
  {
    header: 'Registered',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'registered',
  },
]

/** Everyone who registered for a demo session. */
export function DemoTable({ demos, sorting }: { demos: Demo[]; sorting: Sorting }) {
  return <DataTable caption="Demo sessions" columns={columns} rows={demos} keyOf={({ id }) => id} sorting={sorting} />
}
