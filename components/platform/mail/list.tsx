import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Column } from '@/components/console/lists/data-table'
import { Breakable } from '@/components/console/lists/email-link'
import { ListPage, type SearchParams } from '@/components/console/lists/list-page'
import { MailStatusBadge } from '@/components/platform/mail/mail-status'
import { NoMailServer } from '@/components/platform/mail/no-mail-server'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { momentLabel } from '@/lib/platform/dates'
import { mails } from '@/lib/platform/mail/admin-list'
import { mailServer } from '@/lib/platform/mail/server'
import { countOf } from '@/lib/platform/numbers'

type Mail = RowIn<typeof mails>

const columns: Column<Mail>[] = [
  { header: 'Subject', cell: (mail) => <Subject mail={mail} />, className: 'md:w-2/5', isTitle: true },
  { header: 'To', cell: ({ to }) => <Breakable text={to} />, sort: 'to' },
  {
    header: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'written',
  },
  { header: 'Status', cell: ({ state }) => <MailStatusBadge state={state} /> },
]

type MailListProps = { searchParams: SearchParams; below: ReactNode }

export function MailList({ searchParams, below }: MailListProps) {
  return (
    <ListPage
      list={mails}
      title="Email log"
      columns={columns}
      above={!mailServer() && <NoMailServer>No email server is set up, so emails wait here.</NoMailServer>}
      below={below}
      searchParams={searchParams}
    />
  )
}

function Subject({ mail: { id, subject, state, attempts, lastError } }: { mail: Mail }) {
  return (
    <>
      <Link href={`/outbox/${id}`} prefetch={false} data-open className="font-semibold underline underline-offset-4">
        {subject}
      </Link>
      {lastError && state !== 'SENT' && (
        <span className="block text-danger">
          {attempts > 0 && `After ${countOf(attempts, 'attempt')}: `}
          {lastError}
        </span>
      )}
    </>
  )
}
