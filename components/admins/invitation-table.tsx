import { ResendInvitation } from '@/components/admins/resend-invitation'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import { EmptyState } from '@/components/back-office/empty-state'
import { rowActions } from '@/components/back-office/row-action'
import { Badge } from '@/components/ui/badge'
import { adminMessages } from '@/lib/admins/messages'
import type { ListedInvitation } from '@/lib/admins/queries'
import { roleLabel } from '@/lib/auth/roles'
import { dayLabel } from '@/lib/dates'

const columns: Column<ListedInvitation>[] = [
  {
    header: 'Name',
    isTitle: true,
    isWhole: true,
    cell: ({ name, email }) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <EmailLink email={email} />
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => roleLabel(role) },
  { header: 'Invited', cell: ({ createdAt }) => dayLabel(createdAt), className: 'md:whitespace-nowrap' },
  {
    header: 'Valid until',
    cell: ({ expiresAt, isExpired }) => (isExpired ? <Badge tone="warning">Expired</Badge> : dayLabel(expiresAt)),
    className: 'md:whitespace-nowrap',
  },
  {
    header: 'Action',
    isAction: true,
    cell: ({ id, name, email, role }) => (
      <div className={rowActions}>
        <ResendInvitation name={name} email={email} role={role} />
        <DeleteRecord
          path={`/api/admins/invitations/${id}`}
          title="Withdraw the invitation"
          label="Withdraw"
          name={`the invitation of ${name}`}
          messages={{
            question: adminMessages.askWithdraw,
            deleted: adminMessages.withdrawn,
            notDeleted: adminMessages.notWithdrawn,
          }}
        />
      </div>
    ),
  },
]

export function InvitationTable({ invitations }: { invitations: ListedInvitation[] }) {
  if (invitations.length === 0)
    return <EmptyState title="No records found.">Nobody is invited at the moment.</EmptyState>
  return <DataTable caption="Open invitations" columns={columns} rows={invitations} />
}
