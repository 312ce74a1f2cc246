'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SecretForm } from '@/components/accounts/webhooks/secret-form'
import { WebhookForm } from '@/components/accounts/webhooks/webhook-form'
import { useAnnouncement } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { CreatedSecret } from '@/components/ui/created-secret'
import { Dialog } from '@/components/ui/dialog'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { webhookMessages as messages } from '@/lib/accounts/webhooks/messages'
import type { ListedWebhook } from '@/lib/accounts/webhooks/queries'
import type { WebhookSecret } from '@/lib/accounts/webhooks/schema'
import { callApi } from '@/lib/api/client'
import type { Proof } from '@/lib/auth/recent-proof'

type WebhookActionsProps = { webhook: ListedWebhook; email: string; proof: Proof }

export function WebhookActions({ webhook, ...owner }: WebhookActionsProps) {
  const path = `/api/webhooks/${webhook.id}`
  const router = useRouter()
  const [message, say] = useAnnouncement()
  const [open, setOpen] = useState<'change' | 'secret' | null>(null)
  const [changed, setChanged] = useState<WebhookSecret | null>(null)
  const isPaused = webhook.pausedAt !== null
  const test = useAction({
    call: () => callApi(`${path}/test`, { method: 'POST' }),
    done: messages.tested,
    failed: messages.notQueued,
    say,
  })
  const pause = useAction({
    call: () => callApi(`${path}/${isPaused ? 'resume' : 'pause'}`, { method: 'POST' }),
    done: isPaused ? messages.resumed : messages.paused,
    failed: isPaused ? messages.notResumed : messages.notPaused,
    say,
  })

  function close() {
    setOpen(null)
    setChanged(null)
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" isBusy={test.isBusy} onClick={() => test.act()}>
          Send test event
        </Button>
        <Button look="secondary" isBusy={pause.isBusy} onClick={() => pause.act()}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button look="secondary" onClick={() => setOpen('change')}>
          Edit
        </Button>
        <Button look="secondary" onClick={() => setOpen('secret')}>
          Change secret
        </Button>
        <ConfirmedAction
          call={() => callApi(path, { method: 'DELETE' })}
          title="Delete webhook"
          question={messages.askDelete}
          confirmLabel="Delete"
          done={() => {
            router.push('/settings/webhooks')
            return messages.deleted
          }}
          failed={messages.notDeleted}
          button={(ask) => (
            <Button look="quiet" className="text-danger!" onClick={ask}>
              Delete
            </Button>
          )}
        />
      </div>
      <MessageArea message={message} />
      <Dialog title="Edit webhook" isOpen={open === 'change'} onClose={close} isForm>
        <WebhookForm
          {...owner}
          label="Save"
          webhook={webhook}
          path={path}
          method="PUT"
          failed={messages.notSaved}
          onDone={(response) => {
            say({ tone: 'success', text: response.message })
            close()
            router.refresh()
          }}
        />
      </Dialog>
      <Dialog title="Change secret" isOpen={open === 'secret'} onClose={close}>
        {changed ? (
          <CreatedSecret text={messages.rotated} secret={changed.secret} onDone={close} />
        ) : (
          <SecretForm {...owner} path={`${path}/secret`} onDone={setChanged} />
        )}
      </Dialog>
    </>
  )
}
