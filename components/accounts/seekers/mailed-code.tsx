import { type ReactNode, type Ref, useState } from 'react'
import { HeldMailNote } from '@/components/accounts/seekers/held-mail-note'
import { Button } from '@/components/ui/button'
import { CodeBoxes } from '@/components/ui/code-boxes'
import { type Message, MessageArea } from '@/components/ui/message-area'
import type { ApiResponse } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'

type MailedCodeProps = {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  children: ReactNode
  resend: () => Promise<ApiResponse>
  isMailHeld: boolean
  ref?: Ref<{ focus: () => void }>
}

export function MailedCode({ value, onChange, error, children, resend, isMailHeld, ref }: MailedCodeProps) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isResending, setResending] = useState(false)

  async function sendAnother() {
    setMessage(null)
    setResending(true)
    const { isOk, message: text } = await resend()
    setResending(false)
    setMessage({ tone: isOk ? 'success' : 'error', text: text || codeMessages.notSent })
    if (isOk) onChange('')
  }

  return (
    <div className="space-y-3">
      <p className="text-muted" aria-live="polite">
        {children} It expires in 10 minutes.
      </p>
      {isMailHeld && <HeldMailNote />}
      <CodeBoxes ref={ref} label="One-time code" value={value} onChange={onChange} error={error} />
      <MessageArea message={message} />
      <Button look="quiet" className="-ml-5 text-accent! large-text:-ml-3" onClick={sendAnother} isBusy={isResending}>
        Send another code
      </Button>
    </div>
  )
}
