'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { hasOpenLayer } from '@/components/ui/open-layer'

type RecordStepsProps = {
  /** The record's position, such as "2 of 9". */
  place: string
  before: string | null
  after: string | null
}

export function RecordSteps({ place, before, after }: RecordStepsProps) {
  const steps = useRef<HTMLElement>(null)

  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || hasOpenLayer()) return
      if ((target as Element).matches?.('textarea, select, input, [contenteditable]')) return
      const rel = { j: 'next', k: 'prev' }[key]
      const does = document.querySelector<HTMLElement>(`main [data-key="${CSS.escape(key)}"]`)
      if (rel) steps.current?.querySelector<HTMLElement>(`a[rel=${rel}]`)?.click()
      else if (key.length === 1) does?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <nav ref={steps} aria-label="Records in the list" className="flex items-center text-sm text-muted tabular-nums">
      {place}
      <Step href={before} rel="prev" label="Previous record (k)" icon={ChevronLeft} />
      <Step href={after} rel="next" label="Next record (j)" icon={ChevronRight} />
    </nav>
  )
}

type StepProps = { href: string | null; rel: string; label: string; icon: typeof ChevronLeft }

function Step({ href, rel, label, icon: Icon }: StepProps) {
  const look = 'grid size-11 place-items-center rounded-control lg:size-9'
  if (!href)
    return (
      <span className={`${look} opacity-40`}>
        <Icon aria-hidden className="size-5" />
      </span>
    )
  return (
    <Link href={href} rel={rel} aria-label={label} title={label} className={`${look} hover:bg-sunken hover:text-ink`}>
      <Icon aria-hidden className="size-5" />
    </Link>
  )
}
