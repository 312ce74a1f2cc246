'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { applicationMessages } from '@/lib/hiring/applications/messages'

type WithdrawApplicationProps = { id: number; jobTitle: string; isPossible: boolean }

export function WithdrawApplication({ id, jobTitle, isPossible }: WithdrawApplicationProps) {
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isWithdrawn, setWithdrawn] = useState(false)
  const outcome = useRef<HTMLParagraphElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWithdrawn && !isPossible) outcome.current?.focus()
  }, [isWithdrawn, isPossible])

  async function withdraw() {
    setBusy(true)
    setProblem('')
    try {
      const { isOk, message } = await callApi(`/api/applications/${id}/withdraw`, { method: 'POST' })
      if (isOk) setWithdrawn(true)
      else setProblem(message)
      router.refresh()
    } catch {
      setProblem(applicationMessages.withdrawFailed)
    }
    setBusy(false)
    setAsked(false)
  }

  return (
    <div className="relative z-10">
      {isPossible && (
        <Button look="quiet" className="-mr-3 px-3 text-accent" onClick={() => setAsked(true)}>
          Withdraw<span className="sr-only"> the application for {jobTitle}</span>
        </Button>
      )}
      <p
        ref={outcome}
        tabIndex={-1}
        role="status"
        className={isWithdrawn ? 'text-sm font-medium text-success' : 'sr-only'}
      >
        {isWithdrawn && applicationMessages.withdrawn}
      </p>
      <p role="alert" className={problem ? 'text-sm font-medium text-danger' : 'sr-only'}>
        {problem}
      </p>
      <ConfirmDialog
        title={jobTitle}
        question={applicationMessages.askWithdraw}
        confirmLabel="Withdraw"
        isOpen={isAsked}
        isBusy={isBusy}
        onConfirm={withdraw}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
