'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { hasOpenLayer } from '@/components/ui/open-layer'

const ROW = '[data-row]'
const SEARCH = 'search form'

export function ListNavigation({ children }: { children: ReactNode }) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()
  const [keys, setKeys] = useState<Shortcut[] | null>(null)

  useEffect(() => {
    const list = root.current
    if (!list) return
    const go = (href: string, scroll: boolean) => startTransition(() => router.push(href, { scroll }))

    function followLink(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!link || isModified || link.target || link.hasAttribute('download')) return
      if (link.origin !== location.origin || link.pathname !== location.pathname) return
      event.preventDefault()
      go(link.href, link.rel === 'next' || link.rel === 'prev')
    }
    function search(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (!form.matches(SEARCH)) return
      event.preventDefault()
      const filled = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
      go(`${location.pathname}?${new URLSearchParams(filled)}`, false)
      // Enter submits with the first button, which is in the sheet even if that's closed. Old browsers have no popovers.
      event.submitter?.closest<HTMLElement>('[popover]')?.hidePopover?.()
    }
    function choose(event: Event) {
      const select = event.target as HTMLSelectElement
      if (select.tagName !== 'SELECT' || !select.form?.matches(SEARCH)) return
      const dependent = select.form.elements.namedItem(select.dataset.resets ?? '')
      if (dependent instanceof HTMLSelectElement) dependent.value = ''
      select.form.requestSubmit()
    }
    list.addEventListener('click', followLink)
    list.addEventListener('submit', search)
    list.addEventListener('change', choose)
    return () => {
      list.removeEventListener('click', followLink)
      list.removeEventListener('submit', search)
      list.removeEventListener('change', choose)
    }
  }, [router])

  useEffect(() => {
    for (const link of root.current?.querySelectorAll('nav [aria-current=page]') ?? []) reveal(link)
  })

  useEffect(() => {
    let place = -1
    const rows = () =>
      [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])].filter((row) => row.checkVisibility())
    function current(): HTMLElement | null {
      const row = document.activeElement?.closest<HTMLElement>(ROW) ?? null
      return row?.checkVisibility() ? row : null
    }

    function remember() {
      const row = current()
      if (row) place = rows().indexOf(row)
    }
    function move(by: 1 | -1) {
      const all = rows()
      const isGone = place >= 0 && !current()
      const next = isGone && by > 0 ? place : place + by
      all[Math.max(0, Math.min(next, all.length - 1))]?.focus()
    }
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || hasOpenLayer()) return
      const { key } = event
      const row = current()
      const does = row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      if (key === 'j') move(1)
      else if (key === 'k') move(-1)
      else if (key === '/') root.current?.querySelector<HTMLInputElement>('[type=search]')?.focus()
      else if (key === '?') setKeys(keysOf(root.current))
      else if (key === 'x' && row) row.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
      else if (key === 'Enter' && row && row === event.target) openOf(row)?.click()
      else if (row && does) {
        does.click()
        if (!row.checkVisibility()) move(1)
      } else return
      event.preventDefault()
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', press)
    }
  }, [])

  return (
    <div ref={root} aria-busy={isPending} className="aria-busy:cursor-progress">
      <div
        aria-hidden
        className={`fixed inset-x-0 top-0 z-40 h-0.5 origin-left bg-accent transition-opacity delay-150 ${isPending ? 'animate-pulse opacity-100' : 'opacity-0'}`}
      />
      {children}
      <Dialog title="Keys" isOpen={keys !== null} onClose={() => setKeys(null)} className="max-w-sm">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
          {keys?.map(({ key, text }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-edge px-2 py-0.5 font-sans">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  )
}

/** Scrolls the tabs, never the page. */
function reveal(link: Element) {
  const row = link.closest('nav')
  if (!row || row.scrollWidth <= row.clientWidth) return
  const [whole, visible] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  if (visible.right > whole.right) row.scrollLeft += visible.right - whole.right
  else if (visible.left < whole.left) row.scrollLeft -= whole.left - visible.left
}

type Shortcut = { key: string; text: string }

const openOf = (row: Element) => row.querySelector<HTMLElement>('[data-open]')

function keysOf(list: HTMLElement | null): Shortcut[] {
  const has = (selector: string) => list?.querySelector(`${ROW} ${selector}`) !== null
  const actions = new Map<string, string>()
  for (const element of list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])
    actions.set(element.dataset.key ?? '', element.dataset.keyText ?? '')
  return [
    { key: 'j', text: 'Next row' },
    { key: 'k', text: 'Previous row' },
    ...(has('[data-open]') ? [{ key: 'Enter', text: 'Open row' }] : []),
    ...(has('[type=checkbox]') ? [{ key: 'x', text: 'Select row' }] : []),
    ...[...actions].map(([key, text]) => ({ key, text })),
    { key: '/', text: 'Search' },
    { key: 'Ctrl K', text: 'Go to a page or find a record' },
    { key: '?', text: 'Keyboard shortcuts' },
  ]
}

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return element?.matches?.('textarea, select, input:not([type=checkbox]), [contenteditable]') ?? false
}
