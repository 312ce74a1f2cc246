'use client'

import { useState } from 'react'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { newsMessages } from '@/lib/content/news/messages'

/** A button does it, because mail programs open links by themselves. */
export const EndNews = island('end-news', function EndNews({ token }: { token: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function end() {
    setBusy(true)
    const path = `/api/news/unsubscribe?token=${encodeURIComponent(token)}`
    const response = await callApi(path, { method: 'POST' }).catch(() => null)
    setBusy(false)
    setMessage({
      tone: response?.isOk ? 'success' : 'error',
      text: response?.message || newsMessages.unsubscribeFailed,
    })
  }

  return (
    <>
      {message?.tone !== 'success' && (
        <>
          <p className="mb-5">One click, and we mail you no more about our trainings, events and services.</p>
          <Button isBusy={isBusy} onClick={end} className="mb-5">
            Unsubscribe
          </Button>
        </>
      )}
      <MessageArea message={message} />
    </>
  )
})
