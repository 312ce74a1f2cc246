'use client'

import { Check, ChevronDown, PenLine } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { type Decidable, useDecisions } from '@/components/hiring/applications/use-decisions'
import { Badge } from '@/components/ui/badge'
import {
  applicationStatuses,
  type Decision,
  decisions,
  isMailed,
  statusNamed,
  statusOptions,
} from '@/lib/hiring/applications/statuses'

const choices = statusOptions.filter(({ value }) => decisions.some((decision) => decision === value))
const keys: Partial<Record<Decision, string>> = { reviewed: 'v', shortlisted: 's', rejected: 'r' }

export function ChangeStatus(application: Decidable) {
  const ways = useDecisions()
  return (
    <>
      <StatusMenu application={application} ways={ways} />
      {ways.dialog}
    </>
  )
}

type StatusMenuProps = {
  application: Decidable
  ways: Pick<ReturnType<typeof useDecisions>, 'currentStatus' | 'decide' | 'edit'>
}

export function StatusMenu({ application, ways: { currentStatus, decide, edit } }: StatusMenuProps) {
  const { studentName } = application
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const status = currentStatus(application)
  const { label, tone } = applicationStatuses[statusNamed(status)]
  const badge = <Badge tone={tone}>{label}</Badge>
  if (application.state === 'WITHDRAWN') return badge

  function choose(decision: Decision, act: typeof decide) {
    menu.current?.hidePopover()
    act(application, decision)
  }

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
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
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
        <span className="sr-only">Change the status of {studentName}</span>
      </button>
      <div
        ref={menu}
        id={menuId}
        role="menu"
        aria-label={`Status of ${studentName}`}
        popover="auto"
        onToggle={(event) => event.newState === 'open' && place()}
        onKeyDown={move}
        tabIndex={-1}
        className="fixed m-0 w-72 rounded-control border border-line bg-raised p-1 text-sm text-ink shadow-lifted"
      >
        {choices.map(({ value, label: choice }) => {
          const decision = value as Decision
          return (
            <div key={value} role="presentation" className="flex">
              <button
                type="button"
                role="menuitemradio"
                aria-checked={value === status}
                onClick={() => choose(decision, decide)}
                data-key={keys[decision]}
                data-key-text={choice}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-3 text-left hover:bg-sunken focus-visible:bg-sunken md:min-h-9"
              >
                {choice}
                {isMailed(decision) && <span className="text-xs text-muted">emails the applicant</span>}
                {value === status && <Check aria-hidden className="ml-auto size-4" />}
              </button>
              {isMailed(decision) && value !== status && (
                <button
                  type="button"
                  role="menuitem"
                  aria-label={`${choice}, with your own email`}
                  title="Edit the email first"
                  onClick={() => choose(decision, edit)}
                  className="grid min-h-11 min-w-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink focus-visible:bg-sunken md:min-h-9 md:min-w-9"
                >
                  <PenLine aria-hidden className="size-4" />
                </button>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}
