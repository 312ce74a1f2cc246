'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { outboxMessages } from '@/lib/platform/mail/messages'

export function ResendMail({ id, subject }: { id: number; subject: string }) {
  const router = useRouter()
  return (
    <ConfirmedAction
      call={() => callApi<{ mailId?: number }>(`/api/mails/${id}/resend`, { method: 'POST' })}
      title={subject}
      question={outboxMessages.askResend}
      confirmLabel="Resend"
      look="primary"
      done={({ message, data: { mailId } }) => {
        if (mailId && mailId !== id) router.push(`/outbox/${mailId}`)
        return message
      }}
      failed={outboxMessages.failure}
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          <Send aria-hidden className="size-5" /> Resend
        </Button>
      )}
    />
  )
}
