'use client'

import { useState } from 'react'
import { island } from '@/components/site/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { hireMessages } from '@/lib/hiring/employers/messages'

type Confirmed = { jobTitle: string; company: string; manageUrl: string }

/** Confirms the posting a mailed link names. A button does it, because mail programs open links by themselves. */
export const ConfirmPosting = island('confirm-posting', function ConfirmPosting({ token }: { token: string }) {
  const [message, setMessage] = useState<Message | null>(token ? null : { tone: 'error', text: hireMessages.deadLink })
  const [isBusy, setBusy] = useState(false)
  const [posting, setPosting] = useState<Confirmed | null>(null)

  async function confirm() {
    setBusy(true)
    try {
      const response = await callApi<Confirmed>('/hire-from-us/confirm', { method: 'POST', json: { token } })
      if (response.isOk) setPosting(response.data)
      setMessage({ tone: response.isOk ? 'success' : 'error', text: response.message })
    } catch {
      setMessage({ tone: 'error', text: hireMessages.confirmFailed })
    }
    setBusy(false)
  }

  return (
    <div className="max-w-reading">
      {token && !posting && (
        <>
          <p className="mb-6">
            One click, and we know that the job you posted is really yours. Then we look at it and write to you.
          </p>
          <Button isBusy={isBusy} onClick={confirm} className="mb-5">
            Confirm email
          </Button>
        </>
      )}
      <MessageArea message={message} />
      {posting && (
        <>
          <p className="mt-4 text-muted">
            We look at {posting.jobTitle}, {posting.company}, next and write to you as soon as it is decided.
          </p>
          <a href={posting.manageUrl} className={buttonClass('primary', 'mt-6')}>
            See or change the posting
          </a>
        </>
      )}
      {!token && (
        <a href="/hirefromus" className={buttonClass('secondary', 'mt-6')}>
          Post a job
        </a>
      )}
    </div>
  )
})
