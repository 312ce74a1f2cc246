import Link from 'next/link'
import { MailState } from '@/components/mail/mail-state'
import type { ReviewedApplication } from '@/lib/applications/review-queries'
import { applicationStates } from '@/lib/applications/states'
import { nameOfActorKind } from '@/lib/audit/format'
import { momentLabel } from '@/lib/dates'

type Event = ReviewedApplication['events'][number]

export function ApplicationHistory({ events, maySeeOutbox }: { events: Event[]; maySeeOutbox: boolean }) {
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {events.map(({ id, state, actorKind, actorName, createdAt, mailSubject, mailText, mail }) => (
          <li key={id} className="border-l-2 border-edge pl-4">
            <p className="font-medium">{labelOf(state)}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {nameOfActorKind(actorKind)} {actorName},{' '}
              <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
            </p>
            {mailText && (
              <details className="mt-1 text-sm">
                <summary className="min-h-11 content-center text-muted underline decoration-edge underline-offset-4 lg:min-h-6">
                  Mailed: {mailSubject}
                </summary>
                <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{mailText}</p>
                {mail && maySeeOutbox && (
                  <Link
                    href={`/outbox/${mail.id}`}
                    prefetch={false}
                    className="mt-1 inline-flex min-h-11 items-center gap-2 underline underline-offset-4 lg:min-h-6"
                  >
                    In the outbox <MailState state={mail.state} />
                  </Link>
                )}
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const labelOf = (state: Event['state']) => applicationStates[state].label
