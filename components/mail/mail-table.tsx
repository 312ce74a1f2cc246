import Link from 'next/link'
import { type Column, DataTable } from '@/components/back-office/data-table'
import type { Sorting } from '@/components/back-office/sort-links'
import { MailState } from '@/components/mail/mail-state'
import { momentLabel } from '@/lib/dates'
import type { OutboxMail } from '@/lib/mail/queries'

const columns: Column<OutboxMail>[] = [
  { header: 'Subject', cell: (mail) => <Subject mail={mail} />, className: 'md:w-2/5', isTitle: true },
  { header: 'To', cell: ({ to }) => <span className="[overflow-wrap:anywhere]">{to}</span>, sort: 'to' },
  {
    header: 'Written',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'written',
  },
  { header: 'State', cell: ({ state }) => <MailState state={state} /> },
]

/** The mails of the outbox, each a link to all of it. */
export function MailTable({ mails, sorting }: { mails: OutboxMail[]; sorting: Sorting }) {
  return <DataTable caption="Outbox" columns={columns} rows={mails} keyOf={({ id }) => id} sorting={sorting} />
}

function Subject({ mail: { id, subject, state, attempts, lastError } }: { mail: OutboxMail }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <Link href={`/outbox/${id}`} prefetch={false} className="font-semibold underline underline-offset-4">
        {subject}
      </Link>
      {lastError && state !== 'SENT' && (
        <p className="mt-1 text-sm text-danger">
          {attempts > 0 && `After ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}: `}
          {lastError}
        </p>
      )}
    </div>
  )
}
