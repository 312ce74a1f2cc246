'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { accountMessages } from '@/lib/accounts/messages'
import { callApi } from '@/lib/api/client'

export function ChoosePassword({ email }: { email: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function mailLink() {
    setMessage(null)
    setBusy(true)
    try {
      const path = `/api/v1/user/forgotpassword?email=${encodeURIComponent(email)}`
      const { isOk, status, message: text } = await callApi(path, { method: 'PUT' })
      if (isOk) setMessage({ tone: 'success', text })
      else setMessage({ tone: 'error', text: status === 429 ? text : accountMessages.resetNotSent })
    } catch {
      setMessage({ tone: 'error', text: accountMessages.resetNotSent })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="max-w-lg space-y-5">
      <p>
        Your account has no password yet. You log in with a code that we mail to <b className="break-all">{email}</b>.
        If you want a password as well, we mail you a link to choose one; it works for 30 minutes.
      </p>
      <MessageArea message={message} />
      <Button onClick={mailLink} isBusy={isBusy}>
        Email me the link
      </Button>
    </div>
  )
}
