import Link from 'next/link'
import type { Column } from '@/components/back-office/data-table'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { EmailLink } from '@/components/back-office/email-link'
import { ListPage, type SearchParams } from '@/components/back-office/list-page'
import { rowActions } from '@/components/back-office/row-action'
import { MessagePane } from '@/components/contacts/message-pane'
import type { RowIn } from '@/lib/back-office/admin-list'
import { contactMessages } from '@/lib/contacts/admin-list'
import { stateOf } from '@/lib/contacts/format'
import { deleteMessages } from '@/lib/contacts/messages'
import { dayLabel } from '@/lib/dates'
import { idParam } from '@/lib/schemas'

type Message = RowIn<typeof contactMessages>

const besideNone = 'lg:group-data-reading/list:hidden'

const columnsFrom = (from: string, readId: number | null): Column<Message>[] => [
  { header: 'Name', cell: (message) => <Name message={message} />, isTitle: true, isWhole: true, sort: 'name' },
  {
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
    className: `md:max-w-44 ${besideNone}`,
    isWhole: true,
  },
  { header: 'Mobile', cell: ({ mobile }) => mobile, className: `md:whitespace-nowrap ${besideNone}` },
  {
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'date',
  },
  {
    header: 'Subject',
    cell: (message) => <Subject message={message} from={from} isRead={message.id === readId} />,
    sort: 'subject',
  },
  {
    header: 'Message',
    cell: ({ message }) => <span className="text-muted max-md:line-clamp-3">{message.slice(0, 300)}</span>,
    className: `md:w-1/4 md:min-w-36 ${besideNone}`,
  },
  {
    header: 'Action',
    isAction: true,
    className: besideNone,
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

export async function ContactList({ searchParams }: { searchParams: SearchParams }) {
  const asked = await searchParams
  const read = idParam.safeParse(asked.message)
  const { address } = contactMessages
  const query = address.read(asked)
  const list = address.landingOf(asked) ? address.path : address.hrefOf(query, { page: query.page })
  return (
    <ListPage
      list={contactMessages}
      title="Contact Us List"
      caption="Contact Us"
      columns={({ query }) => columnsFrom(String(address.queryOf(query)), read.success ? read.data : null)}
      reading={read.success ? <MessagePane id={read.data} list={list} /> : undefined}
      searchParams={searchParams}
    />
  )
}

type SubjectProps = { message: Message; from: string; isRead: boolean }

function Subject({ message, from, isRead }: SubjectProps) {
  const query = new URLSearchParams(from)
  query.set('message', String(message.id))
  return (
    <Link
      href={`/contactus?${query}`}
      prefetch={false}
      scroll={false}
      data-open
      aria-current={isRead || undefined}
      className={`-my-2.5 py-2.5 text-left [overflow-wrap:anywhere] underline underline-offset-4 md:my-0 md:line-clamp-2 md:py-0 aria-[current]:text-brand ${stateOf(message) === 'unread' ? 'font-semibold' : ''}`}
    >
      {message.subject}
    </Link>
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
