'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

type CreatedSecretProps = { text: string; secret: string; onDone: () => void }

/** Shows a new key or secret once. */
export function CreatedSecret({ text, secret, onDone }: CreatedSecretProps) {
  const [isCopied, setCopied] = useState(false)
  const start = useRef<HTMLParagraphElement>(null)

  // The form that had the focus is gone.
  useEffect(() => start.current?.focus(), [])

  function copy() {
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <div className="space-y-5">
      <p ref={start} tabIndex={-1} className="outline-none">
        {text}
      </p>
      <code className="block rounded-control bg-sunken p-4 text-[0.95rem] wrap-anywhere select-all">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button onClick={onDone}>I've saved it</Button>
      </div>
    </div>
  )
}
