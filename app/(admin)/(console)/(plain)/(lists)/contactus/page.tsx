import { Mail, Reply, X } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { BackLink } from '@/components/console/lists/back-link'
import type { Column } from '@/components/console/lists/data-table'
import { DeleteRecord } from '@/components/console/lists/delete-record'
import { Breakable, EmailLink } from '@/components/console/lists/email-link'
import { ListPage } from '@/components/console/lists/list-page'
import { PersonLink } from '@/components/console/lists/person-link'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { rowAction, rowActions, rowActionWord } from '@/components/console/lists/row-action'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { MarkMessage, MarkRead } from '@/components/people/contacts/mark-message'
import { ReplyForm } from '@/components/people/contacts/reply-form'
import { MailStatusBadge } from '@/components/platform/mail/mail-status'
import { type Admin, requireAdmin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import type { RowIn } from '@/lib/console/lists/admin-list'
import { contactMessages } from '@/lib/people/contacts/admin-list'
import { answerHref, replyTemplate, statusOf } from '@/lib/people/contacts/format'
import { deleteMessages } from '@/lib/people/contacts/messages'
import { type ContactThread, getContactMessage } from '@/lib/people/contacts/queries'
import { dayLabel, momentLabel } from '@/lib/platform/dates'
import { getWords } from '@/lib/platform/mail-templates/queries'
import { isSampleRow } from '@/lib/platform/sample-rows/queries'
import { idParam } from '@/lib/platform/schemas'
import { orNotFound } from '@/lib/site/routes/found'

const quiet =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink lg:min-h-9'

const REPLY_FIELD = 'field-text'
const besideNone = 'lg:group-data-reading/list:hidden'
const columnsFrom = (from: string, readId: number | null): Column<Message>[] => [
  { header: 'Name', cell: (message) => <Name message={message} />, isTitle: true, isWhole: true, sort: 'name' },
  {
    header: 'Email',
    cell: ({ email }) => <EmailLink email={email} />,
    className: `md:min-w-40 md:max-w-44 md:py-1! md:text-xs! md:leading-4! md:text-muted ${besideNone}`,
    isWhole: true,
  },
  {
    header: 'Mobile',
    cell: ({ mobile, phoneE164 }) => <PhoneLink entered={mobile} e164={phoneE164} />,
    className: `whitespace-nowrap ${besideNone}`,
  },
  {
    header: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>,
    className: 'md:whitespace-nowrap',
    sort: 'date',
  },
  {
    header: 'Subject',
    cell: (message) => <Subject message={message} from={from} isRead={message.id === readId} />,
    className: 'md:min-w-44 lg:group-data-reading/list:min-w-28',
    sort: 'subject',
  },
  {
    header: 'Message',
    cell: ({ message }) => <span className="text-muted max-md:line-clamp-3">{message.slice(0, 300)}</span>,
    className: `md:w-1/3 md:min-w-44 ${besideNone}`,
  },
  {
    header: 'Action',
    isAction: true,
    className: besideNone,
    cell: ({ id, name, subject }) => (
      <div className={rowActions}>
        <Link href={`${messageHref(from, id)}#${REPLY_FIELD}`} prefetch={false} scroll={false} className={rowAction()}>
          <Reply aria-hidden className="size-4" />
          <span className={rowActionWord}>Reply</span>
          <span className="sr-only">
            {' '}
            to {subject}, {name}
          </span>
        </Link>
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

export const metadata: Metadata = {
  title: 'Contact Us List',
  description: 'Messages from the contact form.',
  robots: { index: false },
}

type Message = RowIn<typeof contactMessages>

export default async function ContactUsListPage({ searchParams }: PageProps<'/contactus'>) {
  const params = await searchParams
  const read = idParam.safeParse(params.message)
  const { url } = contactMessages
  const query = url.read(params)
  const list = url.landingOf(params) ? url.path : url.hrefOf(query, { page: query.page })
  return (
    <ListPage
      list={contactMessages}
      title="Contact Us List"
      caption="Contact Us"
      columns={({ from }) => columnsFrom(from, read.success ? read.data : null)}
      reading={read.success ? <MessagePane id={read.data} list={list} /> : undefined}
      searchParams={searchParams}
    />
  )
}

function messageHref(from: string, id: number): string {
  const query = new URLSearchParams(from)
  query.set('message', String(id))
  return `/contactus?${query}`
}

type SubjectProps = { message: Message; from: string; isRead: boolean }

function Subject({ message, from, isRead }: SubjectProps) {
  return (
    <Link
      href={messageHref(from, message.id)}
      prefetch={false}
      scroll={false}
      data-open
      aria-current={isRead || undefined}
      className={`-my-2.5 py-2.5 text-left wrap-anywhere underline underline-offset-4 md:my-0 md:line-clamp-2 md:py-0 aria-[current]:text-brand ${statusOf(message) === 'unread' ? 'font-semibold' : ''}`}
    >
      {message.subject}
    </Link>
  )
}

function Name({ message }: { message: Message }) {
  const state = statusOf(message)
  return (
    <div className="md:max-w-36">
      <p className={`flex items-center gap-2 ${state === 'unread' ? 'font-semibold' : ''}`}>
        {state === 'unread' && (
          <span title="New" className="size-2 shrink-0 rounded-full bg-accent forced-colors:bg-[Highlight]">
            <span className="sr-only">New: </span>
          </span>
        )}
        <span className="min-w-0 md:truncate">{message.name}</span>
      </p>
      {state === 'answered' && <p className="text-xs font-medium text-success">Answered</p>}
    </div>
  )
}

type MessagePaneProps = {
  id: number
  list: string
}

async function MessagePane({ id, list }: MessagePaneProps) {
  const admin = await requireAdmin('/contactus')
  const [message, isSample] = await Promise.all([
    orNotFound(getContactMessage(admin, id)),
    isSampleRow('ContactMessage', id),
  ])
  const words = replyTemplate(await getWords(admin, 'message-reply'), message, admin)
  const { name, subject, replies } = message
  return (
    <section
      key={id}
      aria-labelledby="message"
      className="min-w-0 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:rounded-control lg:border lg:border-line lg:bg-raised lg:p-5"
    >
      <MarkRead id={id} isUnread={statusOf(message) === 'unread'} />
      <BackLink href={list} className="lg:hidden">
        Contact Us List
      </BackLink>
      <div className="flex items-start justify-between gap-3">
        <h2 id="message" tabIndex={-1} className="text-heading wrap-anywhere outline-none">
          {subject} {isSample && <SampleBadge />}
        </h2>
        <Link
          href={list}
          scroll={false}
          aria-label="Close message"
          className="-mt-1 hidden size-9 shrink-0 place-items-center rounded-control hover:bg-sunken lg:grid"
        >
          <X aria-hidden className="size-4" />
        </Link>
      </div>
      <Facts admin={admin} message={message} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <MarkMessage id={id} state={statusOf(message)} list={list} />
        <a href={answerHref(message)} className={quiet}>
          <Mail aria-hidden className="size-4" /> Reply by email
        </a>
        <DeleteRecord
          path={`/contactus/delete/${id}`}
          title="Delete message"
          name={`${subject}, ${name}`}
          messages={deleteMessages}
          after={list}
        />
      </div>
      <section aria-label="Message" className="mt-4 rounded-card bg-sunken p-4">
        <p className="whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      </section>
      {replies.length > 0 && <Replies admin={admin} replies={replies} />}
      <ReplyForm messageId={id} to={message.email} words={words} seen={replies.at(-1)?.id ?? 0} />
    </section>
  )
}

function Facts({ admin, message }: { admin: Admin; message: ContactThread }) {
  const { personId, name, email, mobile, phoneE164, createdAt, consentVersion } = message
  const consent = consentVersion ? `Agreed to text messages (version ${consentVersion})` : 'Not recorded'
  const facts = {
    Name: <PersonLink id={hasPermission(admin.role, 'recruiter') ? personId : null}>{name}</PersonLink>,
    Email: <Breakable text={email} />,
    Mobile: <PhoneLink entered={mobile} e164={phoneE164} />,
    Date: momentLabel(createdAt),
    Consent: consent,
  }
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.95rem]">
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact} className="contents">
          <dt className="text-muted">{fact}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Replies({ admin, replies }: { admin: Admin; replies: ContactThread['replies'] }) {
  const maySeeOutbox = hasPermission(admin.role, 'owner')
  return (
    <ol aria-label="Replies" className="mt-4 space-y-4">
      {replies.map(({ id, authorName, subject, text, createdAt, mail }) => (
        <li key={id} className="rounded-card border border-line p-4 sm:ml-8">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
            <p className="wrap-anywhere">
              {authorName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
            </p>
            {mail &&
              (maySeeOutbox ? (
                <Link
                  href={`/outbox/${mail.id}`}
                  prefetch={false}
                  aria-label={`View the email from ${momentLabel(createdAt)} in the email log`}
                  className="inline-flex min-h-11 items-center lg:min-h-6"
                >
                  <MailStatusBadge state={mail.state} />
                </Link>
              ) : (
                <MailStatusBadge state={mail.state} />
              ))}
          </div>
          <p className="mt-1 font-medium wrap-anywhere">{subject}</p>
          <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  )
}
