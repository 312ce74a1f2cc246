import Link from 'next/link'
import { WebhookStatus } from '@/components/accounts/webhooks/webhook-status'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { EmptyState } from '@/components/console/lists/empty-state'
import type { ListedWebhook } from '@/lib/accounts/webhooks/queries'
import { dayLabel } from '@/lib/platform/dates'

const columns: Column<ListedWebhook>[] = [
  {
    header: 'Name',
    isTitle: true,
    isWhole: true,
    cell: ({ id, name, url }) => (
      <>
        <Link
          href={`/settings/webhooks/${id}`}
          prefetch={false}
          data-open
          className="font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="text-muted wrap-anywhere">{url}</p>
      </>
    ),
  },
  { header: 'Events', cell: ({ events }) => events.join(', '), isWhole: true },
  { header: 'Status', cell: (webhook) => <WebhookStatus {...webhook} /> },
  { header: 'Waiting', cell: ({ waiting }) => waiting.toLocaleString('en-US') },
  { header: 'Created', cell: ({ createdAt, createdBy }) => `${dayLabel(createdAt)} by ${createdBy}` },
]

export function WebhookTable({ webhooks }: { webhooks: ListedWebhook[] }) {
  if (webhooks.length === 0)
    return <EmptyState title="No webhooks yet">Create one for each system that should know of changes.</EmptyState>
  return <DataTable caption="Webhooks" columns={columns} rows={webhooks} />
}
