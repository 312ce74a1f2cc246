import { ShieldCheck, ShieldOff } from 'lucide-react'
import { RoleSelect } from '@/components/admins/role-select'
import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import { adminMessages } from '@/lib/admins/messages'
import type { ListedAdmin } from '@/lib/admins/queries'
import { dayLabel, momentLabel } from '@/lib/dates'

type AdminTableProps = { admins: ListedAdmin[]; ownId: number }

export function AdminTable({ admins, ownId }: AdminTableProps) {
  const columns: Column<ListedAdmin>[] = [
    {
      header: 'Name',
      isTitle: true,
      isWhole: true,
      cell: ({ id, name, email }) => (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {name || email} {id === ownId && <span className="font-normal text-muted">(you)</span>}
          </p>
          <EmailLink email={email} />
        </>
      ),
    },
    { header: 'Role', cell: (admin) => <RoleSelect {...admin} isOwn={admin.id === ownId} />, isWhole: true },
    { header: 'Second factor', cell: ({ hasSecondFactor }) => <SecondFactor isOn={hasSecondFactor} /> },
    { header: 'Since', cell: ({ createdAt }) => dayLabel(createdAt), className: 'md:whitespace-nowrap' },
    { header: 'Last seen', cell: ({ lastSeenAt }) => (lastSeenAt ? momentLabel(lastSeenAt) : 'Not yet') },
    {
      header: 'Action',
      isAction: true,
      cell: ({ id, name, email }) =>
        id === ownId ? (
          <span className="text-muted">By another owner only</span>
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
