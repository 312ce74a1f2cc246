import type { Metadata } from 'next'
import { NewWebhookDialog } from '@/components/accounts/webhooks/new-webhook'
import { WebhookTable } from '@/components/accounts/webhooks/webhook-table'
import { SettingsHead } from '@/components/site/settings/settings-page'
import { listWebhooks } from '@/lib/accounts/webhooks/queries'
import { requireAdmin } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'

export const metadata: Metadata = {
  title: 'Webhooks',
  description: 'The systems that hear of changes to jobs and applications.',
  robots: { index: false },
}

export default async function WebhooksPage() {
  const owner = await requireAdmin('/settings/webhooks')
  const [webhooks, proof] = [await listWebhooks(owner), await findNeededProof(owner)]
  return (
    <>
      <SettingsHead current="webhooks" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">
          A webhook sends an event to another system when a job or an application changes. The{' '}
          <a href="/api-docs/programs#webhooks" className="underline underline-offset-4">
            API reference
          </a>{' '}
          shows how to receive them.
        </p>
        <NewWebhookDialog email={owner.email} proof={proof} />
      </div>
      <WebhookTable webhooks={webhooks} />
    </>
  )
}
