import { type Column, DataTable } from '@/components/back-office/data-table'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { Badge } from '@/components/ui/badge'
import { REGISTRATION_TYPE, statusLabel } from '@/lib/accounts/registration-list'
import type { Registration } from '@/lib/accounts/registration-queries'
import { dayLabel } from '@/lib/dates'

const columns: Column<Registration>[] = [
  {
    header: 'Full Name',
    cell: ({ userName, email }) => <span className="font-semibold break-words">{userName || email}</span>,
    isTitle: true,
    sort: 'name',
  },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} />, sort: 'email' },
  { header: 'Phone', cell: ({ mobile }) => mobile, className: 'md:whitespace-nowrap' },
  {
    header: 'Status',
    cell: ({ verifiedAt }) => <Badge tone={verifiedAt ? 'success' : 'warning'}>{statusLabel(verifiedAt)}</Badge>,
  },
  { header: 'Type', cell: () => REGISTRATION_TYPE },
  {
    header: 'Registered',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'registered',
  },
]

type RegistrationTableProps = { registrations: Registration[]; sorting: Sorting }

/** Everyone who registered (spec §2, Registration List). */
export function RegistrationTable({ registrations, sorting }: RegistrationTableProps) {
  return (
    <DataTable
      caption="Registrations"
      columns={columns}
      rows={registrations}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  )
}
