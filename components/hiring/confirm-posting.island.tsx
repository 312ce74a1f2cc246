'use client'

import Link from 'next/link'
import { useState } from 'react'
import { island } from '@/components/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { hireMessages } from '@/lib/hiring/messages'

/** Confirms the posting a mailed link names. A button does it, because mail programs open links by themselves. */
export const ConfirmPosting = island('confirm-posting', function ConfirmPosting({ token }: { token: string }) {
  const [message, setMessage] = useState<Message | null>(token ? null : { tone: 'error', text: hireMessages.deadLink })
  const [isBusy, setBusy] = useState(false)
  const isDone = message?.tone === 'success'

  async function confirm() {
    setBusy(true)
    try {
      const { isOk, message: text } = await callApi('/hire-from-us/confirm', { method: 'POST', json: { token } })
      setMessage({ tone: isOk ? 'success' : 'error', text })
    } catch {
      setMessage({ tone: 'error', text: hireMessages.confirmFailed })
    }
    setBusy(false)
  }

  return (
    <div className="max-w-reading">
      {token && !isDone && (
        <>
          <p className="mb-6">
            One click, and we know that the job you posted is really yours. Then we look at it and write to you.
          </p>
          <Button isBusy={isBusy} onClick={confirm} className="mb-5">
            Confirm this address
          </Button>
        </>
      )}
      <MessageArea message={message} />
      {isDone && <p className="mt-4 text-muted">We look at your job next and write to you as soon as it is decided.</p>}
      {(isDone || !token) && (
        <Link href="/hirefromus" className={buttonClass('secondary', 'mt-6')}>
          Post a job
        </Link>
      )}
    </div>
  )
})
