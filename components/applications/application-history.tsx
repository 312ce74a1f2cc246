import type { ReviewedApplication } from '@/lib/applications/review-queries'
import { applicationStates } from '@/lib/applications/states'
import { nameOfActorKind } from '@/lib/audit/format'
import { momentLabel } from '@/lib/dates'

type Event = ReviewedApplication['events'][number]

/** The steps of an application with who took them and when, the latest first. */
export function ApplicationHistory({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {events.map(({ id, state, actorKind, actorName, createdAt }) => (
          <li key={id} className="border-l-2 border-edge pl-4">
            <p className="font-medium">{labelOf(state)}</p>
            <p className="text-sm text-muted [overflow-wrap:anywhere]">
              {nameOfActorKind(actorKind)} {actorName},{' '}
              <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const labelOf = (state: Event['state']) => applicationStates[state].label
