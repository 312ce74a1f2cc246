'use client'

import { Check, ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useAnnounce, useDefer } from '@/components/back-office/status-message'
import { Badge } from '@/components/ui/badge'
import { callApi } from '@/lib/api/client'
import { stateMessages } from '@/lib/applications/messages'
import { applicationStates, decisions, stateOptions } from '@/lib/applications/states'
import type { ApplicationState } from '@/lib/generated/prisma/enums'

type Decision = (typeof decisions)[number]
const choices = stateOptions.filter(({ value }) => decisions.some((decision) => decision === value))
const isMailed = (decision: Decision) => ['shortlisted', 'rejected', 'hired'].includes(decision)
const keys: Partial<Record<Decision, string>> = { reviewed: 'v', shortlisted: 's', rejected: 'r' }

type ChangeStateProps = { id: number; state: ApplicationState; studentName: string }

/** How far an application has come, chosen in its place by a recruiter unless its seeker has withdrawn it. */
export function ChangeState({ id, state, studentName }: ChangeStateProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const defer = useDefer()
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Decision | null>(null)
  const stored = applicationStates[state]
  const shown = chosen ?? stored.name
  const { label, tone } = Object.values(applicationStates).find(({ name }) => name === shown) ?? stored
  const badge = <Badge tone={tone}>{label}</Badge>
  if (state === 'WITHDRAWN') return badge

  async function save(decision: Decision) {
    const json = { state: decision, from: stored.name }
    const response = await callApi(`/api/applications/${id}`, { method: 'PATCH', json, keepalive: true }).catch(
      () => null,
    )
    announce({ tone: response?.isOk ? 'success' : 'error', text: response?.message || stateMessages.notChanged })
    if (!response?.isOk) setChosen(null)
    router.refresh()
  }

  function choose(decision: Decision) {
    menu.current?.hidePopover()
    if (decision === shown) return
    setChosen(decision)
    // A mail cannot be called back.
    if (!isMailed(decision)) return void save(decision)
    const chosenLabel = choices.find(({ value }) => value === decision)?.label
    defer({ text: `${studentName}: ${chosenLabel}.`, act: () => void save(decision), undo: () => setChosen(null) })
  }

  /** Below the button, or above it where the page ends. */
  function place() {
    const [from, list] = [button.current?.getBoundingClientRect(), menu.current]
    if (!from || !list) return
    const height = list.offsetHeight
    const isBelow = from.bottom + height < innerHeight
    list.style.top = `${isBelow ? from.bottom + 4 : from.top - height - 4}px`
    list.style.left = `${Math.max(8, Math.min(from.left, innerWidth - list.offsetWidth - 8))}px`
    list.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  }

  function move(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items[(at + by + items.length) % items.length]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-haspopup="menu"
        className="-mx-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-muted hover:bg-raised hover:text-ink md:min-h-8"
      >
        {badge}
        <ChevronDown aria-hidden className="size-4" />
        <span className="sr-only">Change the state of {studentName}</span>
      </button>
      <div
        ref={menu}
        id={menuId}
        role="menu"
        aria-label={`State of ${studentName}`}
        popover="auto"
        onToggle={(event) => event.newState === 'open' && place()}
        onKeyDown={move}
        tabIndex={-1}
        className="fixed m-0 w-64 rounded-control border border-line bg-raised p-1 text-sm text-ink shadow-lifted"
      >
        {choices.map(({ value, label: choice }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === shown}
            onClick={() => choose(value as Decision)}
            data-key={keys[value as Decision]}
            data-key-text={choice}
            className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left hover:bg-sunken focus-visible:bg-sunken md:min-h-9"
          >
            {choice}
            {isMailed(value as Decision) && <span className="text-xs text-muted">the applicant is mailed</span>}
            {value === shown && <Check aria-hidden className="ml-auto size-4" />}
          </button>
        ))}
      </div>
    </>
  )
}
