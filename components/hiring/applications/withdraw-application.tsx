'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { applicationMessages } from '@/lib/hiring/applications/messages'

type WithdrawApplicationProps = { id: number; jobTitle: string; isPossible: boolean }

export function WithdrawApplication({ id, jobTitle, isPossible }: WithdrawApplicationProps) {
  const [message, say] = useState<Message | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const isOver = message?.tone === 'success' && !isPossible

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOver) outcome.current?.focus()
  }, [isOver])

  return (
    <div className="relative z-10">
      {isPossible && (
        <ConfirmedAction
          call={() => callApi(`/api/applications/${id}/withdraw`, { method: 'POST' })}
          title={jobTitle}
          question={applicationMessages.askWithdraw}
          confirmLabel="Withdraw application"
          done={applicationMessages.withdrawn}
          failed={applicationMessages.withdrawFailed}
          say={say}
          button={(ask) => (
            <Button look="quiet" className="-mr-3 px-3 text-accent" onClick={ask}>
              Withdraw<span className="sr-only"> your application for {jobTitle}</span>
            </Button>
          )}
        />
      )}
      <div ref={outcome} tabIndex={-1}>
        <MessageArea message={message} />
      </div>
    </div>
  )
}
