import { type Column, DataTable } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import type { Sorting } from '@/components/back-office/sort-links'
import { ReadMessage } from '@/components/contacts/read-message'
import { Badge } from '@/components/ui/badge'
import { stateOf } from '@/lib/contacts/list'
import { deleteMessages } from '@/lib/contacts/messages'
import type { ContactMessage } from '@/lib/contacts/queries'
import { dayLabel } from '@/lib/dates'

const columns: Column<ContactMessage>[] = [
  {
    header: 'Name',
    cell: (message) => <Name message={message} />,
    className: 'md:min-w-28',
    isTitle: true,
    sort: 'name',
  },
  {
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
    className: 'md:min-w-36 xl:min-w-44',
  },
  { header: 'Mobile', cell: ({ mobile }) => mobile, className: 'md:min-w-30' },
  {
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'xl:min-w-27',
    sort: 'date',
  },
  {
    header: 'Subject',
    cell: (message) => <ReadMessage message={{ ...message, state: stateOf(message) }} />,
    className: 'md:min-w-32',
    sort: 'subject',
  },
  {
    header: 'Message',
    cell: ({ message }) => <p className="line-clamp-3 text-muted [overflow-wrap:anywhere]">{message.slice(0, 300)}</p>,
    className: 'md:w-1/5 md:min-w-36',
  },
  {
    header: 'Action',
    cell: ({ id, name, subject }) => (
      <DeleteRecord
        path={`/contactus/delete/${id}`}
        title="Delete message"
        name={`${subject}, ${name}`}
        messages={deleteMessages}
      />
    ),
  },
]

/** What people wrote through the contact form (spec §2, Contact Us List). */
export function ContactTable({ messages, sorting }: { messages: ContactMessage[]; sorting: Sorting }) {
  return (
    <DataTable
      caption="Contact Us"
      columns={columns}
      rows={messages}
      keyOf={({ id }) => id}
      sorting={sorting}
      isDense
    />
  )
}

function Name({ message }: { message: ContactMessage }) {
  const state = stateOf(message)
  return (
    <div className={`[overflow-wrap:anywhere] ${state === 'unread' ? 'font-semibold' : ''}`}>
      {message.name}
      {state === 'unread' && (
        <p className="mt-1">
          <Badge tone="brand">New</Badge>
        </p>
      )}
      {state === 'answered' && (
        <p className="mt-1">
          <Badge tone="success">Answered</Badge>
        </p>
      )}
    </div>
  )
}
