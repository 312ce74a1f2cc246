import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { MailStatusBadge } from '@/components/platform/mail/mail-status'
import { ResendMail } from '@/components/platform/mail/resend-mail'
import { NewTab } from '@/components/ui/new-tab'
import { requireAdmin } from '@/lib/auth/guards'
import { momentLabel } from '@/lib/platform/dates'
import { kindLabel } from '@/lib/platform/mail/kinds'
import { getMail, type WholeMail } from '@/lib/platform/mail/queries'
import { mailServer } from '@/lib/platform/mail/server'
import { canResend } from '@/lib/platform/mail/statuses'
import { orNotFound, pageId } from '@/lib/site/routes/found'

const Moment = ({ date }: { date: Date }) => <time dateTime={date.toISOString()}>{momentLabel(date)}</time>

export const metadata: Metadata = {
  title: 'Email',
  description: 'An email with its text, preview and delivery status.',
  robots: { index: false },
}

export default async function MailPage({ params }: PageProps<'/outbox/[id]'>) {
  const { id } = await params
  const owner = await requireAdmin(`/outbox/${id}`)
  const mail = await orNotFound(getMail(owner, pageId(id)))
  return (
    <>
      <BackLink href="/outbox">Email log</BackLink>
      <PageTitle title={mail.subject}>
        {canResend(mail) && <ResendMail id={mail.id} subject={mail.subject} />}
      </PageTitle>
      <div className="space-y-6">
        <MailFacts mail={mail} isHeld={!mailServer()} />
        {mail.isHidden ? <p>{mail.text}</p> : <MailLook mail={mail} />}
      </div>
    </>
  )
}

function MailLook({ mail }: { mail: WholeMail }) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <section aria-labelledby="look" className="min-w-0">
        <h2 id="look" className="mb-3 text-heading">
          Preview
        </h2>
        <iframe
          title={`${mail.subject}, as recipients see it`}
          src={`/api/mails/${mail.id}/look`}
          sandbox=""
          className="h-144 w-full rounded-card border border-line bg-surface shadow-card"
        />
      </section>
      <section aria-labelledby="text" className="min-w-0">
        <h2 id="text" className="mb-3 text-heading">
          Text
        </h2>
        <pre className="rounded-card border border-line bg-raised p-5 font-sans whitespace-pre-wrap shadow-card wrap-anywhere">
          {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
            index % 2 === 1 ? (
              <a key={index} href={part} target="_blank" rel="noopener noreferrer" className="text-accent underline">
                {part}
                <NewTab />
              </a>
            ) : (
              part
            ),
          )}
        </pre>
      </section>
    </div>
  )
}

function MailFacts({ mail, isHeld }: { mail: WholeMail; isHeld: boolean }) {
  const { to, kind, state, attempts, createdAt, sentAt, nextAttemptAt, lastError } = mail
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-5 shadow-card sm:grid-cols-2 lg:grid-cols-3">
      <Fact name="To">{to}</Fact>
      <Fact name="Type">{kindLabel(kind)}</Fact>
      <Fact name="Status">
        <MailStatusBadge state={state} />
      </Fact>
      <Fact name="Attempts">{attempts}</Fact>
      <Fact name="Created">
        <Moment date={createdAt} />
      </Fact>
      {sentAt && (
        <Fact name="Sent">
          <Moment date={sentAt} />
        </Fact>
      )}
      {state === 'WAITING' && (
        <Fact name="Next attempt">
          {isHeld ? 'On hold: no email server is set up' : <Moment date={nextAttemptAt} />}
        </Fact>
      )}
      {lastError && (
        <Fact name="Last error" className="text-danger sm:col-span-full">
          {lastError}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { name: string; className?: string; children: ReactNode }

function Fact({ name, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
