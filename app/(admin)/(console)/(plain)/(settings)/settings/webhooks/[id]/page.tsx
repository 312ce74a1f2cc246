import type { Metadata } from 'next'
import { DeliveryList } from '@/components/accounts/webhooks/delivery-list'
import { WebhookActions } from '@/components/accounts/webhooks/webhook-actions'
import { WebhookStatus } from '@/components/accounts/webhooks/webhook-status'
import { BackLink } from '@/components/console/lists/back-link'
import { PageTitle } from '@/components/console/lists/page-title'
import { getWebhook, listDeliveries } from '@/lib/accounts/webhooks/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'
import { countOf } from '@/lib/platform/numbers'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Webhook',
  description: 'A webhook with the events it was sent and its responses.',
  robots: { index: false },
}

export default async function WebhookPage({ params }: PageProps<'/settings/webhooks/[id]'>) {
  const { id } = await params
  const owner = await requireAdmin(`/settings/webhooks/${id}`)
  const webhook = await orNotFound(getWebhook(owner, pageId(id)))
  const deliveries = await listDeliveries(owner, webhook.id)
  const proof = await findNeededProof(owner)
  const { name, url, events, waiting, pauseReason } = webhook
  return (
    <>
      <BackLink href="/settings/webhooks">Webhooks</BackLink>
      <PageTitle title={name} />
      <div className="mb-8 space-y-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <WebhookStatus {...webhook} />
          <code className="wrap-anywhere">{url}</code>
        </p>
        {reasons[pauseReason] && <p>{reasons[pauseReason]}</p>}
        <p className="text-muted">
          {events.join(', ')}. {waiting > 0 && `${countOf(waiting, 'event')} waiting.`}
        </p>
        <WebhookActions webhook={webhook} email={owner.email} proof={proof} />
      </div>
      <section aria-labelledby="deliveries">
        <h2 id="deliveries" className="mb-3 text-heading">
          Latest events
        </h2>
        <DeliveryList deliveries={deliveries} />
      </section>
    </>
  )
}

const reasons: Record<string, string> = {
  owner: 'Events wait until you resume it.',
  gone: 'Its receiver says that this URL is gone. Events wait until you resume it.',
  failing: 'Its receiver has failed for three days. Events wait until you resume it.',
}
