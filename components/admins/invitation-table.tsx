import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmptyState } from '@/components/back-office/empty-state'
import { adminMessages } from '@/lib/admins/messages'
import type { ListedInvitation } from '@/lib/admins/queries'
import { adminRoles } from '@/lib/auth/roles'
import { dayLabel } from '@/lib/dates'

const columns: Column<ListedInvitation>[] = [
  { header: 'Name', isTitle: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { header: 'Email', cell: ({ email }) => <span className="break-words">{email}</span> },
  { header: 'Role', cell: ({ role }) => adminRoles.find(({ value }) => value === role)?.label },
  { header: 'Valid until', cell: ({ expiresAt }) => dayLabel(expiresAt) },
  {
    header: 'Action',
    cell: ({ id, name }) => (
      <DeleteRecord
        path={`/api/admins/invitations/${id}`}
        title="Withdraw invitation"
        name={`the invitation of ${name}`}
        messages={{
          question: adminMessages.askWithdraw,
          deleted: adminMessages.withdrawn,
          notDeleted: adminMessages.notWithdrawn,
        }}
      />
    ),
  },
]

/** The invitations that wait for an answer. */
export function InvitationTable({ invitations }: { invitations: ListedInvitation[] }) {
  if (invitations.length === 0)
    return <EmptyState title="No records found.">Nobody is invited at the moment.</EmptyState>
  return <DataTable caption="Open invitations" columns={columns} rows={invitations} keyOf={({ id }) => id} />
}
