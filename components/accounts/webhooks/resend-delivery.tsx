'use client'

import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { webhookMessages } from '@/lib/accounts/webhooks/messages'
import { callApi } from '@/lib/api/client'

export function ResendDelivery({ id, type }: { id: number; type: string }) {
  const { act, isBusy, message } = useAction({
    call: () => callApi(`/api/webhooks/deliveries/${id}/resend`, { method: 'POST' }),
    done: webhookMessages.resent,
    failed: webhookMessages.notQueued,
  })
  return (
    <>
      <Button look="quiet" className="ml-auto text-sm!" isBusy={isBusy} onClick={() => act()}>
        Resend<span className="sr-only"> {type}</span>
      </Button>
      <MessageArea message={message} />
    </>
  )
}
