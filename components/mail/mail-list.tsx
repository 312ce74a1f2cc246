import { ChevronRight } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { momentLabel } from '@/lib/dates'
import type { OutboxMail } from '@/lib/mail/queries'

const states = {
  WAITING: { tone: 'warning', label: 'Waiting' },
  SENT: { tone: 'success', label: 'Sent' },
  FAILED: { tone: 'danger', label: 'Failed' },
} as const

/** The mails of the outbox, each folded to a line that opens to its text. */
export function MailList({ mails }: { mails: OutboxMail[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailEntry mail={mail} />
        </li>
      ))}
    </ul>
  )
}

function MailEntry({ mail }: { mail: OutboxMail }) {
  const { to, subject, text, state, attempts, lastError, createdAt } = mail
  return (
    <details className="group">
      <summary className="flex items-start gap-3 px-4 py-3.5 -outline-offset-3 hover:bg-sunken sm:px-5">
        <ChevronRight
          aria-hidden
          className="mt-1 size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        <span className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:gap-x-4">
          <span className="block truncate text-muted">{to}</span>
          <span className="block font-medium [overflow-wrap:anywhere]">{subject}</span>
          <time dateTime={createdAt.toISOString()} className="block text-sm text-muted sm:col-start-2">
            {momentLabel(createdAt)}
          </time>
        </span>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </summary>
      <div className="border-t border-line bg-surface px-4 py-4 sm:px-5">
        {lastError && (
          <p className="mb-3 text-danger [overflow-wrap:anywhere]">
            After {attempts === 1 ? '1 attempt' : `${attempts} attempts`}: {lastError}
          </p>
        )}
        <pre className="max-w-reading font-sans whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
      </div>
    </details>
  )
}
