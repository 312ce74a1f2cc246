'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { IconButton } from '@/components/ui/list-editor'
import { type Message, MessageArea } from '@/components/ui/message-area'

/** Room for a field's outline. */
const SPACE_PX = 16

type PublishBarProps = {
  message: Message | null
  isPublishing: boolean
  isPublished: boolean
  isUnsaved: boolean
  busyWith: 'preview' | 'discard' | undefined
  preview: () => void
  discard: () => Promise<unknown>
  /** Null if there's nothing to undo. */
  undo: (() => void) | null
  redo: (() => void) | null
  askDiscard: string
  /** More buttons. */
  children?: ReactNode
  className?: string
}

/** Below a form or page that is edited as a draft. Its first button submits the form. */
export function PublishBar(props: PublishBarProps) {
  const { message, isPublishing, isPublished, isUnsaved, busyWith, preview, discard, undo, redo } = props
  const { askDiscard, children, className = 'bottom-0 mt-4 bg-surface py-4' } = props
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const bar = useRef<HTMLDivElement>(null)

  // Keeps what gets the focus from scrolling behind the bar, which has as many rows as fit its buttons.
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.style.scrollPaddingBottom = `${Math.ceil(height) + SPACE_PX}px`
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBottom = ''
    }
  }, [])

  function step(act: (() => void) | null, done: string) {
    act?.()
    setSaid(act ? done : '')
  }

  return (
    <div ref={bar} className={`sticky z-10 grid gap-3 border-t border-line ${className}`}>
      <MessageArea message={message} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isPublishing}>
          Publish
        </Button>
        <Button look="secondary" isBusy={busyWith === 'preview'} onClick={preview}>
          Preview
        </Button>
        {children}
        <div className="flex">
          <IconButton label="Undo" isOff={!undo} onClick={() => step(undo, 'Undone.')}>
            <Undo2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Redo" isOff={!redo} onClick={() => step(redo, 'Redone.')}>
            <Redo2 aria-hidden className="size-5" />
          </IconButton>
        </div>
        {!isPublished && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Discard draft
          </Button>
        )}
        <p className="text-sm text-muted" aria-live="polite">
          {isPublished ? 'Published.' : isUnsaved ? 'Not published yet.' : 'Not published yet. Your draft is saved.'}
        </p>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </div>
      <ConfirmDialog
        title="Discard draft"
        question={askDiscard}
        confirmLabel="Discard"
        isOpen={isAsking}
        isBusy={busyWith === 'discard'}
        onConfirm={() => discard().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
