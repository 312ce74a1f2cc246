import type { Metadata } from 'next'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { MailList } from '@/components/platform/mail/list'
import { requireAdmin } from '@/lib/auth/guards'
import { momentLabel } from '@/lib/platform/dates'
import { listTaskFailures, type TaskFailure } from '@/lib/platform/schedule/queries'

const columns: Column<TaskFailure>[] = [
  { header: 'Task', cell: ({ task, rowKey }) => `${task.replaceAll('-', ' ')}, row ${rowKey}`, isTitle: true },
  { header: 'Error', cell: ({ lastError }) => <span className="wrap-anywhere">{lastError}</span> },
  { header: 'Attempts', cell: ({ attempts }) => attempts.toLocaleString('en-US') },
  {
    header: 'Next attempt',
    cell: ({ nextAttemptAt }) => <time dateTime={nextAttemptAt.toISOString()}>{momentLabel(nextAttemptAt)}</time>,
    className: 'md:whitespace-nowrap',
  },
]

export const metadata: Metadata = {
  title: 'Outbox',
  description: 'Mails that the site has written and whether they were sent.',
  robots: { index: false },
}

export default function OutboxPage({ searchParams }: PageProps<'/outbox'>) {
  return <MailList searchParams={searchParams} below={<TaskFailures />} />
}

async function TaskFailures() {
  const owner = await requireAdmin('/outbox')
  const { total, failures } = await listTaskFailures(owner)
  if (total === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-heading">Set aside by tasks</h2>
      <p className="mb-4 text-muted">
        {total === 1 ? 'The portal could not do its work on this row.' : `The portal failed at ${total} rows.`}{' '}
        Everything else goes on, and each row is tried again by itself, after some attempts once a day.
      </p>
      <DataTable caption="Set aside by tasks" columns={columns} rows={failures} />
    </section>
  )
}
