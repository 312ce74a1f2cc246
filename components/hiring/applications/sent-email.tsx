import Link from 'next/link'
import { MailStatusBadge } from '@/components/platform/mail/mail-status'
import type { MailStatus } from '@/lib/generated/prisma/enums'

type EmailInHistory = {
  subject: string
  text: string
  /** Its decision can still be undone. */
  isWaiting: boolean
  /** Null once the email log no longer has it. */
  mail: { id: number; state: MailStatus } | null
  label?: string
  error?: string | null
}

type SentEmailProps = { email: EmailInHistory; maySeeOutbox: boolean }

export function SentEmail({ email, maySeeOutbox }: SentEmailProps) {
  const { subject, text, isWaiting, mail, label = isWaiting ? 'Email waiting' : 'Email sent', error } = email
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-11 content-center text-muted underline decoration-edge underline-offset-4 lg:min-h-6">
        {label}: {subject}
      </summary>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      {error && <p className="mt-1 text-danger wrap-anywhere">The mail server said: {error}</p>}
      {mail && maySeeOutbox && (
        <Link
          href={`/outbox/${mail.id}`}
          prefetch={false}
          className="mt-1 inline-flex min-h-11 items-center gap-2 underline underline-offset-4 lg:min-h-6"
        >
          In the email log <MailStatusBadge state={mail.state} />
        </Link>
      )}
    </details>
  )
}
