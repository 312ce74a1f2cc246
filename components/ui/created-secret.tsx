'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'

type CreatedSecretProps = {
  text: string
  secret: string
  /** The secret as it's shown, if it isn't one line. */
  children?: ReactNode
  /** Beside the button that copies it. */
  beside?: ReactNode
  doneLabel?: string
  onDone: () => void
}

/** Shows a new key, secret or recovery codes once. */
export function CreatedSecret(props: CreatedSecretProps) {
  const { text, secret, children, beside, doneLabel = "I've saved it", onDone } = props
  const start = useRef<HTMLParagraphElement>(null)

  // The form that had the focus is gone.
  useEffect(() => start.current?.focus(), [])

  return (
    <div className="space-y-5">
      <p ref={start} tabIndex={-1} className="outline-none">
        {text}
      </p>
      {children ?? (
        <code className="block rounded-control bg-sunken p-4 text-[0.95rem] wrap-anywhere select-all">{secret}</code>
      )}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} />
        {beside}
        <Button onClick={onDone}>{doneLabel}</Button>
      </div>
    </div>
  )
}
