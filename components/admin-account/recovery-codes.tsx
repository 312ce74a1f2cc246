'use client'

import { Check, Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site'

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** The recovery codes, shown this once, to be copied or kept as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false)
  const start = useRef<HTMLParagraphElement>(null)
  const text = `Recovery codes for the back office of ${site.name}. Each works once.\n\n${codes.join('\n')}\n`

  // The form before took the focus with it.
  useEffect(() => start.current?.focus(), [])

  function copy() {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <div className="space-y-5">
      <p ref={start} tabIndex={-1} className="outline-none">
        Without your phone each of these codes lets you in once. They are not shown again: keep them where only you find
        them.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-mono text-[0.95rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${site.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass('secondary')}
        >
          <Download aria-hidden className="size-5" /> Download
        </a>
      </div>
      <Button onClick={onDone} className="w-full">
        I have kept them
      </Button>
    </div>
  )
}
