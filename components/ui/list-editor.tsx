'use client'

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { FieldError } from '@/components/ui/field'

type ListEditorProps = {
  /** In lowercase, such as "position". */
  noun: string
  /** The entries of `useFieldArray`. */
  entries: { id: string }[]
  move: (from: number, to: number) => void
  remove: (index: number) => void
  /** Asks for confirmation if an entry needs it, and then removes it. */
  confirmRemoval?: (index: number, removeIt: () => void) => void
  /** An entry's name on screen and for screen readers: "Position 1" by default. */
  nameOf?: (index: number) => string
  children: (index: number) => ReactNode
  error?: string
  errorId?: string
  /** The buttons that add an entry. */
  add: ReactNode
}

/** A list whose entries can be moved and removed by buttons, with announcements for screen readers. */
export function ListEditor(props: ListEditorProps) {
  const { noun, entries, move, remove, confirmRemoval, nameOf, children, error, errorId, add } = props
  const list = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const nameAt = (index: number) => nameOf?.(index) ?? `${noun} ${index + 1}`

  /** Focuses the control at the same position, because React may move or remove the focused one. */
  function focusSoon(selector: string) {
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`:scope > ${selector}`)?.focus())
  }

  function moveTo(from: number, to: number) {
    move(from, to)
    setAnnouncement(`Moved ${noun} to position ${to + 1} of ${entries.length}.`)
    const isAtEnd = to === 0 || to === entries.length - 1
    const way = to < from !== isAtEnd ? 'up' : 'down'
    focusSoon(`[data-entry="${to}"] > div > [data-move="${way}"]`)
  }

  function removeAt(index: number) {
    remove(index)
    setAnnouncement(`Removed ${noun}.`)
    const next = Math.min(index, entries.length - 2)
    focusSoon(entries.length > 1 ? `[data-entry="${next}"] > div > [data-remove]` : '[data-add] button')
  }

  function askToRemove(index: number) {
    if (confirmRemoval) confirmRemoval(index, () => removeAt(index))
    else removeAt(index)
  }

  return (
    <div ref={list} className="space-y-4">
      {entries.map(({ id }, index) => (
        <fieldset
          key={id}
          data-entry={index}
          className="min-w-0 rounded-card border border-line bg-raised px-4 pt-1 pb-4"
        >
          <legend className="max-w-full px-1 text-sm font-semibold wrap-anywhere text-muted first-letter:uppercase">
            {nameAt(index)}
          </legend>
          <div className="-mr-2 flex justify-end">
            {index > 0 && (
              <IconButton data-move="up" label={`Move ${nameAt(index)} up`} onClick={() => moveTo(index, index - 1)}>
                <ArrowUp aria-hidden className="size-5" />
              </IconButton>
            )}
            {index < entries.length - 1 && (
              <IconButton
                data-move="down"
                label={`Move ${nameAt(index)} down`}
                onClick={() => moveTo(index, index + 1)}
              >
                <ArrowDown aria-hidden className="size-5" />
              </IconButton>
            )}
            <IconButton data-remove label={`Remove ${nameAt(index)}`} onClick={() => askToRemove(index)}>
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </div>
          {children(index)}
        </fieldset>
      ))}
      <FieldError id={errorId ?? `list-${noun}-error`} error={error} />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <div data-add>{add}</div>
    </div>
  )
}

type IconButtonProps = {
  label: string
  onClick: () => void
  /** Looks and reads as disabled, but keeps the focus. */
  isOff?: boolean
  children: ReactNode
  'data-move'?: 'up' | 'down'
  'data-remove'?: true
  'data-earlier'?: true
  'data-later'?: true
  'aria-describedby'?: string
}

export function IconButton({ label, isOff, children, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      {...button}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  )
}
