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
}

type SentEmailProps = { email: EmailInHistory; maySeeOutbox: boolean }

export function SentEmail({ email: { subject, text, isWaiting, mail }, maySeeOutbox }: SentEmailProps) {
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-11 content-center text-muted underline decoration-edge underline-offset-4 lg:min-h-6">
        {isWaiting ? 'Email waiting' : 'Email sent'}: {subject}
      </summary>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
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
