'use client'

import { Check, Copy } from 'lucide-react'
import type { ComponentType } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useTemporary } from '@/components/ui/use-temporary'

const COPIED_MS = 3000

type CopyButtonProps = {
  text: string
  label?: string
  icon?: ComponentType<{ className: string; 'aria-hidden': true }>
  className?: string
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', icon = Copy, className = buttonClass('secondary') } = props
  const [isCopied, setCopied] = useTemporary<boolean>(COPIED_MS)
  const Icon = isCopied ? Check : icon

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <button type="button" onClick={copy} className={className}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </button>
  )
}
