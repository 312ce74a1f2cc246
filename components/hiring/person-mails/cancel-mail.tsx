'use client'

import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'

type CancelMailProps = { sendId: string; personId: number; subject: string }

export function CancelMail({ sendId, personId, subject }: CancelMailProps) {
  return (
    <ConfirmedAction
      call={() => callApi(`/api/people/mails/${sendId}?personId=${personId}`, { method: 'DELETE' })}
      title="Cancel email"
      question={messages.askCancel}
      confirmLabel="Cancel email"
      done={messages.canceled}
      failed={messages.notCanceled}
      button={(ask) => (
        <Button look="secondary" onClick={ask} className="mt-1 text-sm! lg:min-h-9! lg:px-3! lg:py-1!">
          <X aria-hidden className="size-4" /> Cancel email
          <span className="sr-only">: {subject}</span>
        </Button>
      )}
    />
  )
}
