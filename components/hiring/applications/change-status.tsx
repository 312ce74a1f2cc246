'use client'

import { Check, ChevronDown, PenLine } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { type Decidable, useDecisions } from '@/components/hiring/applications/use-decisions'
import { Badge } from '@/components/ui/badge'
import {
  type ApplicationStatusName,
  applicationStatuses,
  isDecision,
  statusNamed,
} from '@/lib/hiring/applications/statuses'
import type { Stage } from '@/lib/hiring/stages/format'

const keys: Partial<Record<ApplicationStatusName, string>> = { reviewed: 'v', shortlisted: 's', rejected: 'r' }

type ChangeStatusProps = Decidable & { stages?: Stage[] }

export function ChangeStatus({ stages, ...application }: ChangeStatusProps) {
  const ways = useDecisions(stages)
  return (
    <>
      <StatusMenu application={application} ways={ways} />
      {ways.dialog}
    </>
  )
}

type StatusMenuProps = {
  application: Decidable
  ways: Omit<ReturnType<typeof useDecisions>, 'decideAll' | 'dialog'>
}

export function StatusMenu({ application, ways }: StatusMenuProps) {
  const { stages, currentStage, emails, decide, edit } = ways
  const { studentName } = application
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const current = currentStage(application)
  const badge = <Badge tone={applicationStatuses[statusNamed(current.status)].tone}>{current.name}</Badge>
  if (application.state === 'WITHDRAWN') return badge
  const choices = stages.filter(({ status }) => isDecision(status))

  function choose(stage: Stage, act: typeof decide) {
    menu.current?.hidePopover()
    act(application, stage)
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
        {choices.map((stage) => {
          const { key, name, status } = stage
          const isCurrent = key === current.key
          const isEmailed = !isCurrent && emails(application, stage)
          const isFirst = choices.find((other) => other.status === status) === stage
          return (
            <div key={key} role="presentation" className="flex">
              <button
                type="button"
                role="menuitemradio"
                aria-checked={isCurrent}
                onClick={() => choose(stage, decide)}
                data-key={isFirst ? keys[status] : undefined}
                data-key-text={name}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-3 text-left hover:bg-sunken focus-visible:bg-sunken md:min-h-9"
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {isEmailed && <span className="text-xs text-muted">emails the applicant</span>}
                {isCurrent && <Check aria-hidden className="ml-auto size-4" />}
              </button>
              {isEmailed && (
                <button
                  type="button"
                  role="menuitem"
                  aria-label={`${name}, with your own email`}
                  title="Edit the email first"
                  onClick={() => choose(stage, edit)}
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
