'use client'

import { Check, ChevronDown, ChevronUp, Reply, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QueueContext } from '@/components/hiring/moderation/posting-decision'
import { buttonClass } from '@/components/ui/button'

type PostingQueueProps = { panels: Record<number, ReactNode>; children: ReactNode }

const actions = [
  { key: 'a', label: 'Approve', icon: Check, look: 'primary' },
  { key: 'r', label: 'Reject', icon: X, look: 'secondary' },
  { key: 's', label: 'Send back', icon: Reply, look: 'secondary' },
] as const

export function PostingQueue({ panels, children }: PostingQueueProps) {
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const rows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter((row) => row.checkVisibility())
  const rowOf = (id: number | null) => rows().find((row) => row.dataset.row === String(id))

  useEffect(() => {
    const element = list.current
    if (!element) return
    const show = (row: HTMLElement | null | undefined) => {
      for (const each of element.querySelectorAll('[data-row]'))
        if (each === row) each.setAttribute('aria-current', 'true')
        else each.removeAttribute('aria-current')
      setSelectedId(row ? Number(row.dataset.row) : null)
      panel.current?.scrollTo(0, 0)
    }
    const first = () => [...element.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.checkVisibility())
    const follow = ({ target }: Event) => {
      const row = (target as Element).closest<HTMLElement>('[data-row]')
      if (row) show(row)
    }
    const choose = ({ target }: Event) => {
      const place = target as Element
      if (!place.closest('a, button, input, label, dialog')) place.closest<HTMLElement>('[data-row]')?.focus()
    }
    // Also runs when the rows change, because the selected row may be gone.
    const check = () => {
      const current = element.querySelector<HTMLElement>('[data-row][aria-current]')
      if (!current?.checkVisibility()) show(first())
    }
    check()
    const watcher = new MutationObserver(check)
    watcher.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', follow)
    element.addEventListener('click', choose)
    return () => {
      watcher.disconnect()
      element.removeEventListener('focusin', follow)
      element.removeEventListener('click', choose)
    }
  }, [])

  function step(by: 1 | -1) {
    const all = rows()
    const place = all.findIndex((row) => row.dataset.row === String(selectedId))
    all[place + by]?.focus()
  }
  function press(key: string) {
    const row = rowOf(selectedId)
    row?.focus()
    row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }

  return (
    <QueueContext value={true}>
      <div className="lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:items-start lg:gap-4">
        <div ref={list} data-queue className="group/queue">
          {children}
        </div>
        <section
          ref={panel}
          aria-label="Posting preview"
          tabIndex={-1}
          className="sticky top-14 hidden max-h-[calc(100dvh-4.5rem)] overflow-y-auto rounded-control border border-line bg-surface lg:block"
        >
          <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-raised px-3 py-2">
            {actions.map(({ key, label, icon: Icon, look }) => (
              <button
                key={key}
                type="button"
                onClick={() => press(key)}
                className={buttonClass(look, 'min-h-9! px-3! py-1! text-sm!')}
              >
                <Icon aria-hidden className="size-4" /> {label}
                <kbd aria-hidden className="font-sans text-xs font-normal opacity-80">
                  {key}
                </kbd>
              </button>
            ))}
            <span className="ml-auto flex">
              <button type="button" onClick={() => step(-1)} aria-label="Previous posting" className={arrow}>
                <ChevronUp aria-hidden className="size-4" />
              </button>
              <button type="button" onClick={() => step(1)} aria-label="Next posting" className={arrow}>
                <ChevronDown aria-hidden className="size-4" />
              </button>
            </span>
          </div>
          <div className="p-4">{selectedId === null ? <Done /> : panels[selectedId]}</div>
        </section>
      </div>
    </QueueContext>
  )
}

const arrow = 'grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink'

function Done() {
  return (
    <p className="py-16 text-center text-muted">You've reviewed everything on this page. Loading the next postings…</p>
  )
}
