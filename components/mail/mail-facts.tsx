import type { ReactNode } from 'react'
import { MailState } from '@/components/mail/mail-state'
import { momentLabel } from '@/lib/dates'
import { kindLabel } from '@/lib/mail/kinds'
import type { WholeMail } from '@/lib/mail/queries'

export function MailFacts({ mail, isHeld }: { mail: WholeMail; isHeld: boolean }) {
  const { to, kind, state, attempts, createdAt, sentAt, nextAttemptAt, lastError } = mail
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-5 shadow-card sm:grid-cols-2 lg:grid-cols-3">
      <Fact name="To">{to}</Fact>
      <Fact name="Kind">{kindLabel(kind)}</Fact>
      <Fact name="State">
        <MailState state={state} />
      </Fact>
      <Fact name="Attempts">{attempts}</Fact>
      <Fact name="Written">
        <Moment date={createdAt} />
      </Fact>
      {sentAt && (
        <Fact name="Sent">
          <Moment date={sentAt} />
        </Fact>
      )}
      {state === 'WAITING' && (
        <Fact name="Next attempt">{isHeld ? 'Held: no mail server is set' : <Moment date={nextAttemptAt} />}</Fact>
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
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const Moment = ({ date }: { date: Date }) => <time dateTime={date.toISOString()}>{momentLabel(date)}</time>
