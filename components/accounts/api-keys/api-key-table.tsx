import { type Column, DataTable } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { EmptyState } from '@/components/console/lists/empty-state'
import { Badge } from '@/components/ui/badge'
import { apiKeyMessages } from '@/lib/accounts/api-keys/messages'
import type { ListedApiKey } from '@/lib/accounts/api-keys/queries'
import { scopes } from '@/lib/auth/scopes'
import { dayLabel, momentLabel } from '@/lib/platform/dates'

const statuses = {
  active: { label: 'Active', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  revoked: { label: 'Revoked', tone: 'neutral' },
} as const

const columns: Column<ListedApiKey>[] = [
  {
    header: 'Name',
    isTitle: true,
    isWhole: true,
    cell: ({ name, start, system }) => (
      <>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">
          <code>{start}…</code> · {system}
        </p>
      </>
    ),
  },
  { header: 'Scopes', cell: (key) => key.scopes.map((scope) => scopes[scope].label).join(', '), isWhole: true },
  { header: 'Status', cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge> },
  { header: 'Calls per minute', cell: ({ callsPerMinute }) => callsPerMinute },
  { header: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? momentLabel(lastUsedAt) : 'Never') },
  {
    header: 'Expires',
    cell: ({ expiresAt }) => (expiresAt ? dayLabel(expiresAt) : 'Never'),
    className: 'md:whitespace-nowrap',
  },
  { header: 'Created', cell: ({ createdAt, createdBy }) => `${dayLabel(createdAt)} by ${createdBy}` },
  {
    header: 'Action',
    isAction: true,
    cell: ({ id, name, status }) =>
      status !== 'revoked' && (
        <DeleteRecord
          path={`/api/api-keys/${id}`}
          title="Revoke API key"
          label="Revoke"
          name={name}
          messages={{
            question: apiKeyMessages.askRevoke,
            deleted: apiKeyMessages.revoked,
            notDeleted: apiKeyMessages.notRevoked,
          }}
        />
      ),
  },
]

export function ApiKeyTable({ keys }: { keys: ListedApiKey[] }) {
  if (keys.length === 0)
    return <EmptyState title="No API keys yet">Create one for each program that uses the API.</EmptyState>
  return <DataTable caption="API keys" columns={columns} rows={keys} />
}
