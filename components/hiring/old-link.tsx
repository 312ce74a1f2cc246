'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { employerMessages } from '@/lib/hiring/messages'

/** For a managing link whose time is over: mails a new one to the posting's own address. */
export function OldLink({ token }: { token: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    const answer = await callApi('/api/postings/managed/links', { method: 'POST', json: { token } }).catch(() => null)
    setBusy(false)
    setMessage({ tone: answer?.isOk ? 'success' : 'error', text: answer?.message || employerMessages.failure })
  }

  return (
    <div className="grid max-w-reading justify-items-start gap-5">
      <h2 className="text-heading">This link has expired</h2>
      <p>
        A link that manages a posting works for 90 days. We can mail you a new one, to the address that the job was
        posted from.
      </p>
      <MessageArea message={message} />
      {message?.tone !== 'success' && (
        <Button isBusy={isBusy} onClick={ask}>
          Mail me a new link
        </Button>
      )}
    </div>
  )
}
