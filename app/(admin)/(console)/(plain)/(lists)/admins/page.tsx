import { ShieldCheck, ShieldOff } from 'lucide-react'
import type { Metadata } from 'next'
import { InviteAdmin, ResendInvitation } from '@/components/accounts/admins/invitations'
import { RoleSelect } from '@/components/accounts/admins/role-select'
import { StaffRequestActions } from '@/components/accounts/sign-in-methods/staff-requests'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { EmailLink } from '@/components/console/lists/email-link'
import { EmptyState } from '@/components/console/lists/empty-state'
import { PageTitle } from '@/components/console/lists/page-title'
import { rowActions } from '@/components/console/lists/row-action'
import { NoMailServer } from '@/components/platform/mail/no-mail-server'
import { Badge } from '@/components/ui/badge'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { type ListedAdmin, type ListedInvitation, listAdmins, listInvitations } from '@/lib/accounts/admins/queries'
import { type ListedRequest, listStaffRequests } from '@/lib/accounts/sign-in-methods/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { roleLabel } from '@/lib/auth/roles'
import { dayLabel, momentLabel } from '@/lib/platform/dates'
import { mailServer } from '@/lib/platform/mail/server'
import { countOf } from '@/lib/platform/numbers'

const columns: Column<ListedInvitation>[] = [
  {
    header: 'Name',
    isTitle: true,
    isWhole: true,
    cell: ({ name, email }) => (
      <>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <EmailLink email={email} />
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => roleLabel(role) },
  { header: 'Invited', cell: ({ createdAt }) => dayLabel(createdAt), className: 'md:whitespace-nowrap' },
  {
    header: 'Expires',
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
          title="Withdraw invitation"
          label="Withdraw"
          name={`the invitation for ${name}`}
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

const requestColumns: Column<ListedRequest>[] = [
  {
    header: 'Name',
    isTitle: true,
    isWhole: true,
    cell: ({ name, email }) => (
      <>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <EmailLink email={email} />
      </>
    ),
  },
  { header: 'Signed in', cell: ({ createdAt }) => dayLabel(createdAt), className: 'md:whitespace-nowrap' },
  { header: 'Action', isAction: true, cell: ({ id, name }) => <StaffRequestActions id={id} name={name} /> },
]

export const metadata: Metadata = {
  title: 'Admins',
  description: 'Who can use the console, and what each person can do.',
  robots: { index: false },
}

export default async function AdminsPage() {
  const admin = await requireAdmin('/admins')
  const admins = await listAdmins(admin)
  const invitations = await listInvitations(admin)
  const requests = await listStaffRequests(admin)
  return (
    <>
      <PageTitle title="Admins" text={countOf(admins.length, 'admin')}>
        <InviteAdmin />
      </PageTitle>
      {!mailServer() && (
        <div className="mb-4">
          <NoMailServer>No email server is set up, so invitations wait in the email log.</NoMailServer>
        </div>
      )}
      <AdminTable admins={admins} ownId={admin.id} />
      <h2 className="mt-10 mb-4 text-heading">Pending invitations</h2>
      <InvitationTable invitations={invitations} />
      {requests.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-heading">Waiting for access</h2>
          <DataTable caption="Waiting for access" columns={requestColumns} rows={requests} />
        </>
      )}
    </>
  )
}

function InvitationTable({ invitations }: { invitations: ListedInvitation[] }) {
  if (invitations.length === 0) return <EmptyState title="No records found.">No pending invitations.</EmptyState>
  return <DataTable caption="Pending invitations" columns={columns} rows={invitations} />
}

type AdminTableProps = { admins: ListedAdmin[]; ownId: number }

function AdminTable({ admins, ownId }: AdminTableProps) {
  const columns: Column<ListedAdmin>[] = [
    {
      header: 'Name',
      isTitle: true,
      isWhole: true,
      cell: ({ id, name, email }) => (
        <>
          <p className="font-semibold wrap-anywhere">
            {name || email} {id === ownId && <span className="font-normal text-muted">(you)</span>}
          </p>
          <EmailLink email={email} />
        </>
      ),
    },
    { header: 'Role', cell: (admin) => <RoleSelect {...admin} isOwn={admin.id === ownId} />, isWhole: true },
    { header: 'Two-step verification', cell: ({ hasSecondFactor }) => <SecondFactor isOn={hasSecondFactor} /> },
    { header: 'Since', cell: ({ createdAt }) => dayLabel(createdAt), className: 'md:whitespace-nowrap' },
    { header: 'Last seen', cell: ({ lastSeenAt }) => (lastSeenAt ? momentLabel(lastSeenAt) : 'Never') },
    {
      header: 'Action',
      isAction: true,
      cell: ({ id, name, email }) =>
        id === ownId ? (
          <span className="text-muted">Only another owner can remove you</span>
        ) : (
          <DeleteRecord
            path={`/api/admins/${id}`}
            title={`Remove ${name || email}`}
            label="Remove"
            name={name || email}
            messages={{
              question: adminMessages.askRemove,
              deleted: adminMessages.removed,
              notDeleted: adminMessages.notRemoved,
            }}
          />
        ),
    },
  ]
  return <DataTable caption="Admins" columns={columns} rows={admins} />
}

function SecondFactor({ isOn }: { isOn: boolean }) {
  const Icon = isOn ? ShieldCheck : ShieldOff
  return (
    <span className={`inline-flex items-center gap-2 ${isOn ? 'text-success' : 'text-muted'}`}>
      <Icon aria-hidden className="size-5" /> {isOn ? 'On' : 'Off'}
    </span>
  )
}
