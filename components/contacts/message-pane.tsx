import { ArrowLeft, Mail, X } from 'lucide-react'
import Link from 'next/link'
import { backLink } from '@/components/back-office/back-link'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { MarkMessage, MarkRead } from '@/components/contacts/mark-message'
import { ReplyForm } from '@/components/contacts/reply-form'
import { MailState } from '@/components/mail/mail-state'
import { type Admin, requireAdmin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { answerHref, replyTemplate, stateOf } from '@/lib/contacts/format'
import { deleteMessages } from '@/lib/contacts/messages'
import { type ContactThread, getContactMessage } from '@/lib/contacts/queries'
import { momentLabel } from '@/lib/dates'
import { getWords } from '@/lib/mail-templates/queries'
import { orNotFound } from '@/lib/routes/found'

type MessagePaneProps = {
  id: number
  list: string
}

export async function MessagePane({ id, list }: MessagePaneProps) {
  const admin = await requireAdmin('/contactus')
  const message = await orNotFound(getContactMessage(admin, id))
  const words = replyTemplate(await getWords(admin, 'message-reply'), message, admin)
  const { name, subject, replies } = message
  return (
    <section
      key={id}
      aria-labelledby="message"
      className="min-w-0 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:rounded-control lg:border lg:border-line lg:bg-raised lg:p-5"
    >
      <MarkRead id={id} isUnread={stateOf(message) === 'unread'} />
      <Link href={list} className={`${backLink} lg:hidden`}>
        <ArrowLeft aria-hidden className="size-4" /> Contact Us List
      </Link>
      <div className="flex items-start justify-between gap-3">
        <h2 id="message" tabIndex={-1} className="text-heading [overflow-wrap:anywhere] outline-none">
          {subject}
        </h2>
        <Link
          href={list}
          scroll={false}
          aria-label="Close the message"
          className="-mt-1 hidden size-9 shrink-0 place-items-center rounded-control hover:bg-sunken lg:grid"
        >
          <X aria-hidden className="size-4" />
        </Link>
      </div>
      <Facts message={message} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <MarkMessage id={id} state={stateOf(message)} list={list} />
        <a href={answerHref(message)} className={quiet}>
          <Mail aria-hidden className="size-4" /> Answer by e-mail
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
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message.message}</p>
      </section>
      {replies.length > 0 && <Replies admin={admin} replies={replies} />}
      <ReplyForm messageId={id} to={message.email} words={words} seen={replies.at(-1)?.id ?? 0} />
    </section>
  )
}

const quiet =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink lg:min-h-9'

function Facts({ message }: { message: ContactThread }) {
  const { name, email, mobile, createdAt, consentVersion } = message
  const consent = consentVersion ? `Agreed to text messages (words of ${consentVersion})` : 'Not recorded'
  const facts = { Name: name, Email: email, Mobile: mobile, Date: momentLabel(createdAt), Consent: consent }
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.95rem]">
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact} className="contents">
          <dt className="text-muted">{fact}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
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
            <p className="[overflow-wrap:anywhere]">
              {authorName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
            </p>
            {mail &&
              (maySeeOutbox ? (
                <Link
                  href={`/outbox/${mail.id}`}
                  prefetch={false}
                  aria-label={`See the e-mail of ${momentLabel(createdAt)} in the outbox`}
                  className="inline-flex min-h-11 items-center lg:min-h-6"
                >
                  <MailState state={mail.state} />
                </Link>
              ) : (
                <MailState state={mail.state} />
              ))}
          </div>
          <p className="mt-1 font-medium [overflow-wrap:anywhere]">{subject}</p>
          <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        </li>
      ))}
    </ol>
  )
}
