'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { CheckboxField } from '@/components/ui/field'
import { callApi } from '@/lib/api/client'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { grouped } from '@/lib/platform/numbers'

/** `others`: how many other people would get the same email. */
type CancelMailProps = { sendId: string; personId: number; others: number; subject: string }

export function CancelMail({ sendId, personId, others, subject }: CancelMailProps) {
  const [isForAll, setForAll] = useState(false)
  const query = isForAll ? '' : `?personId=${personId}`
  return (
    <ConfirmedAction
      call={() => callApi<{ message: string }>(`/api/people/mails/${sendId}${query}`, { method: 'DELETE' })}
      title="Cancel email"
      question={messages.askCancel}
      confirmLabel="Cancel email"
      details={
        others > 0 && (
          <CheckboxField
            label={`Also cancel it for ${others === 1 ? '1 other person' : `${grouped(others)} other people`}`}
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
        )
      }
      done={({ message }) => message}
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
