import type { Metadata } from 'next'
import { type Column, DataTable } from '@/components/console/lists/data-table'
import { MailList } from '@/components/platform/mail/list'
import { requireAdmin } from '@/lib/auth/guards'
import { momentLabel } from '@/lib/platform/dates'
import { listTaskFailures, type TaskFailure } from '@/lib/platform/schedule/queries'

const columns: Column<TaskFailure>[] = [
  { header: 'Job', cell: ({ task, rowKey }) => `${task.replaceAll('-', ' ')}, item ${rowKey}`, isTitle: true },
  { header: 'Error', cell: ({ lastError }) => <span className="wrap-anywhere">{lastError}</span> },
  { header: 'Attempts', cell: ({ attempts }) => attempts.toLocaleString('en-US') },
  {
    header: 'Next attempt',
    cell: ({ nextAttemptAt }) => <time dateTime={nextAttemptAt.toISOString()}>{momentLabel(nextAttemptAt)}</time>,
    className: 'md:whitespace-nowrap',
  },
]

export const metadata: Metadata = {
  title: 'Email log',
  description: 'Every email the site sent or will send.',
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
      <h2 className="mb-1 text-heading">Stuck background jobs</h2>
      <p className="mb-4 text-muted">
        {total === 1 ? 'This background job failed on one item.' : `Background jobs failed on ${total} items.`}{' '}
        Everything else keeps running. We retry each item automatically, once a day after several failures.
      </p>
      <DataTable caption="Stuck background jobs" columns={columns} rows={failures} />
    </section>
  )
}
