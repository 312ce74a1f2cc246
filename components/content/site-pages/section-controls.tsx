'use client'

import { useDraggable, useDroppable } from '@dnd-kit/core'
import { ArrowDown, ArrowUp, GripVertical, Plus, Settings2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/list-editor'

type SectionControlsProps = {
  id: string
  /** Such as "Section 2: Steps". */
  name: string
  number: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onOpen: () => void
  onRemove: () => void
  onAdd: (() => void) | null
  children?: ReactNode
}

/** Above a section on the page: moves, removes and opens it, or adds one before it. */
export function SectionControls(props: SectionControlsProps) {
  const { id, name, number, isFirst, isLast, onMove, onOpen, onRemove, onAdd, children } = props
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id })
  const { setNodeRef: setPlace, isOver } = useDroppable({ id })
  return (
    <div
      ref={setPlace}
      data-over={isOver || undefined}
      className={`border-t-4 border-t-transparent bg-sunken text-base text-ink data-over:border-t-accent ${isDragging ? 'opacity-40' : ''}`}
    >
      <div className="page-width flex flex-wrap items-center gap-x-1">
        <p
          ref={setDragged}
          {...listeners}
          className="mr-auto flex min-h-11 cursor-grab touch-manipulation items-center gap-2 text-sm font-semibold select-none wrap-anywhere"
        >
          <GripVertical aria-hidden className="size-4 shrink-0 text-muted" /> {name}
        </p>
        {onAdd && (
          <IconButton label={`Add a section before section ${number}`} onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton data-move="up" isOff={isFirst} label={`Move section ${number} up`} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden className="size-5" />
        </IconButton>
        <IconButton data-move="down" isOff={isLast} label={`Move section ${number} down`} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={`All fields of section ${number}`} onClick={onOpen}>
          <Settings2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton data-remove label={`Remove section ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      {children && <div className="page-width pb-2 text-sm">{children}</div>}
    </div>
  )
}
