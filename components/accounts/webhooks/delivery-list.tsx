import { ResendDelivery } from '@/components/accounts/webhooks/resend-delivery'
import { EmptyState } from '@/components/console/lists/empty-state'
import { Badge } from '@/components/ui/badge'
import type { ListedDelivery } from '@/lib/accounts/webhooks/queries'
import { secondLabel } from '@/lib/platform/dates'
import { countOf } from '@/lib/platform/numbers'

const states = {
  WAITING: { label: 'Waiting', tone: 'neutral' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
} as const

export function DeliveryList({ deliveries }: { deliveries: ListedDelivery[] }) {
  if (deliveries.length === 0)
    return <EmptyState title="No events yet">Send a test event to check that the receiver works.</EmptyState>
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
      {deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
    </ol>
  )
}

function Delivery({ delivery }: { delivery: ListedDelivery }) {
  const { id, type, state, status, error, attempts, attemptedAt, nextAttemptAt, createdAt } = delivery
  const { label, tone } = states[state]
  const isRetried = state === 'WAITING' && attempts > 0
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <code className="font-semibold wrap-anywhere">{type}</code>
        <Badge tone={isRetried ? 'warning' : tone}>{isRetried ? 'Retrying' : label}</Badge>
        <span className="text-sm text-muted tabular-nums">{secondLabel(createdAt)}</span>
        {state !== 'WAITING' && <ResendDelivery id={id} type={type} />}
      </div>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4 wrap-anywhere">
          {[status && `Response ${status}`, error, countOf(attempts, 'attempt')].filter(Boolean).join(' · ')}
          <span className="sr-only">, {type}</span>
        </summary>
        <dl className="grid gap-3 pb-2">
          {attemptedAt && <Fact name="Last attempt">{secondLabel(attemptedAt)}</Fact>}
          {state === 'WAITING' && <Fact name="Next attempt">{secondLabel(nextAttemptAt)}</Fact>}
          <Fact name="Request">{requestOf(delivery)}</Fact>
          {status !== null && <Fact name="Response">{responseOf(delivery)}</Fact>}
        </dl>
      </details>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>
        <pre className="rounded-control bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">{children}</pre>
      </dd>
    </div>
  )
}

const requestOf = ({ url, eventId, payload }: ListedDelivery) =>
  `${url && `POST ${url}\n`}webhook-id: ${eventId}\n\n${payload}`

const responseOf = ({ status, response, ms }: ListedDelivery) =>
  `${status} after ${(ms ?? 0).toLocaleString('en-US')} ms\n\n${response || 'No body'}`
