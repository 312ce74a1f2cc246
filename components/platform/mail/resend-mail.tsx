'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/console/lists/status-message'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { outboxMessages } from '@/lib/platform/mail/messages'

export function ResendMail({ id, subject }: { id: number; subject: string }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    try {
      const { isOk, message, data } = await callApi<{ mailId?: number }>(`/api/mails/${id}/resend`, { method: 'POST' })
      announce({ tone: isOk ? 'success' : 'error', text: message || outboxMessages.failure })
      if (data.mailId && data.mailId !== id) router.push(`/outbox/${data.mailId}`)
      else router.refresh()
    } catch {
      announce({ tone: 'error', text: outboxMessages.failure })
    }
    setBusy(false)
    setAsked(false)
  }

  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        <Send aria-hidden className="size-5" /> Send again
      </Button>
      <ConfirmDialog
        title={subject}
        question={outboxMessages.askResend}
        confirmLabel="Send again"
        look="primary"
        isOpen={isAsked}
        isBusy={isBusy}
        onConfirm={resend}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
