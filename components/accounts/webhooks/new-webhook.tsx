'use client'

import { Webhook } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { WebhookForm } from '@/components/accounts/webhooks/webhook-form'
import { pageAction } from '@/components/console/lists/row-action'
import { Button } from '@/components/ui/button'
import { CreatedSecret } from '@/components/ui/created-secret'
import { Dialog } from '@/components/ui/dialog'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import type { WebhookSecret } from '@/lib/accounts/webhooks/schema'
import type { Proof } from '@/lib/auth/recent-proof'

export function NewWebhookDialog(owner: { email: string; proof: Proof }) {
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<WebhookSecret | null>(null)
  const router = useRouter()

  function close() {
    setOpen(false)
    if (created) router.push(`/settings/webhooks/${created.id}`)
    setCreated(null)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)} className={pageAction}>
        <Webhook aria-hidden className="size-5" /> Create webhook
      </Button>
      <Dialog title="Create webhook" isOpen={isOpen} onClose={close} isForm={!created}>
        {created ? (
          <CreatedSecret text={webhookMessages.created} secret={created.secret} onDone={close} />
        ) : (
          <WebhookForm<WebhookSecret>
            {...owner}
            label="Create webhook"
            path="/api/webhooks"
            method="POST"
            failed={webhookMessages.notCreated}
            onDone={({ data }) => setCreated(data)}
          />
        )}
      </Dialog>
    </>
  )
}
