import type { Column } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import { ListPage, type SearchParams } from '@/components/back-office/list-page'
import { rowActions } from '@/components/back-office/row-action'
import { ReadMessage } from '@/components/contacts/read-message'
import type { RowIn } from '@/lib/back-office/admin-list'
import { contactMessages } from '@/lib/contacts/admin-list'
import { stateOf } from '@/lib/contacts/format'
import { deleteMessages } from '@/lib/contacts/messages'
import { dayLabel } from '@/lib/dates'

type Message = RowIn<typeof contactMessages>

const columns: Column<Message>[] = [
  { header: 'Name', cell: (message) => <Name message={message} />, isTitle: true, isWhole: true, sort: 'name' },
  { header: 'Email', cell: ({ email }) => <EmailLink email={email} />, className: 'md:max-w-44', isWhole: true },
  { header: 'Mobile', cell: ({ mobile }) => mobile, className: 'md:whitespace-nowrap' },
  {
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'date',
  },
  {
    header: 'Subject',
    cell: (message) => <ReadMessage message={{ ...message, state: stateOf(message) }} />,
    sort: 'subject',
  },
  {
    header: 'Message',
    cell: ({ message }) => <span className="text-muted max-md:line-clamp-3">{message.slice(0, 300)}</span>,
    className: 'md:w-1/4 md:min-w-36',
  },
  {
    header: 'Action',
    isAction: true,
    cell: ({ id, name, subject }) => (
      <div className={rowActions}>
        <DeleteRecord
          path={`/contactus/delete/${id}`}
          title="Delete message"
          name={`${subject}, ${name}`}
          messages={deleteMessages}
        />
      </div>
    ),
  },
]

/** What people wrote through the contact form. */
export function ContactList({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ListPage
      list={contactMessages}
      title="Contact Us List"
      caption="Contact Us"
      columns={columns}
      searchParams={searchParams}
    />
  )
}

function Name({ message }: { message: Message }) {
  const state = stateOf(message)
  return (
    <div className="md:max-w-36">
      <p className={`md:truncate ${state === 'unread' ? 'font-semibold' : ''}`}>{message.name}</p>
      {state === 'unread' && <p className="text-xs font-medium text-brand">New</p>}
      {state === 'answered' && <p className="text-xs font-medium text-success">Answered</p>}
    </div>
  )
}
