'use client'

import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { StatusMenu } from '@/components/hiring/applications/change-status'
import { CompareSelection, SelectApplicant } from '@/components/hiring/applications/compare-selection'
import { type Decidable, useDecisions } from '@/components/hiring/applications/use-decisions'
import { useAnnounce } from '@/components/ui/announce'
import { statusMessages } from '@/lib/hiring/applications/messages'
import { type ApplicationStatusName, type Decision, statusLabel } from '@/lib/hiring/applications/statuses'

type Card = Decidable & { job: string; date: string; href: string; isSample: boolean }
type Column = {
  state: ApplicationStatusName
  total: number
  list: string
  cards: Card[]
}

/** On touch screens a drag starts after a short press, so that swipes still scroll the columns and the page. */
const HOLD_MS = 250
const MIN_DRAG_PX = 6

export function ApplicationBoard({ columns }: { columns: Column[] }) {
  const announce = useAnnounce()
  const ways = useDecisions()
  const [draggedId, setDraggedId] = useState<number | null>(null)
  const [movedId, setMovedId] = useState<number | null>(null)
  const cards = columns.flatMap((column) => column.cards)
  const dragged = cards.find(({ id }) => id === draggedId)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MIN_DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, keyboardCodes }),
  )

  // Returns the focus to the card, which is a different element in its new column.
  useEffect(() => {
    if (movedId === null) return
    document.getElementById(gripId(movedId))?.focus()
    setMovedId(null)
  }, [movedId])

  function drop({ active, over, activatorEvent }: DragEndEvent) {
    setDraggedId(null)
    const card = cards.find(({ id }) => id === active.id)
    const state = over?.id as ApplicationStatusName | undefined
    if (!card || !state || state === ways.currentStatus(card)) return
    if (card.state === 'WITHDRAWN') return announce({ tone: 'error', text: statusMessages.withdrawn })
    if (state === 'withdrawn') return announce({ tone: 'error', text: statusMessages.onlyApplicant })
    ways.decide(card, state as Decision)
    if (activatorEvent instanceof KeyboardEvent) setMovedId(card.id)
  }

  return (
    <DndContext
      id="board"
      sensors={sensors}
      collisionDetection={columnBelow}
      accessibility={{ announcements: announcementsOf(cards), screenReaderInstructions: instructions }}
      onDragStart={({ active }) => setDraggedId(Number(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={drop}
    >
      <CompareSelection>
        <div className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6">
          {columns.map((column) => (
            <BoardColumn
              key={column.state}
              column={column}
              cards={cards.filter((card) => ways.currentStatus(card) === column.state)}
              ways={ways}
            />
          ))}
        </div>
      </CompareSelection>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="rotate-1 cursor-grabbing rounded-control border border-edge bg-raised p-3 text-sm shadow-lifted">
            <p className="font-semibold">{dragged.studentName}</p>
            <p className="text-muted">{dragged.job}</p>
          </div>
        )}
      </DragOverlay>
      {ways.dialog}
    </DndContext>
  )
}

const gripId = (id: number) => `move-${id}`

type BoardColumnProps = { column: Column; cards: Card[]; ways: ReturnType<typeof useDecisions> }

function BoardColumn({ column: { state, total, list, cards: stored }, cards, ways }: BoardColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: state })
  const label = statusLabel(state)
  // Cards that were just moved count in their new column.
  const count = total - stored.length + cards.length
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${state}`}
      className={`flex max-h-[calc(100dvh-11rem)] min-h-48 w-[82vw] max-w-72 shrink-0 snap-start flex-col rounded-card border sm:w-60 lg:w-auto lg:min-w-36 lg:flex-1 ${isOver ? 'border-accent bg-brand-soft' : 'border-line bg-sunken'}`}
    >
      <h2 id={`column-${state}`} className="flex items-baseline justify-between gap-2 px-3 py-2 text-sm font-semibold">
        {label} <span className="font-sans font-normal text-muted tabular-nums">{count}</span>
      </h2>
      <ul className="relative min-h-0 flex-1 space-y-2 overflow-y-auto px-2 pb-2">
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} ways={ways} />
        ))}
      </ul>
      {total > stored.length && (
        <Link
          href={list}
          prefetch={false}
          className="block min-h-11 content-center px-3 text-sm underline underline-offset-4 lg:min-h-9"
        >
          All {total} in the list
        </Link>
      )}
    </section>
  )
}

function BoardCard({ card, ways }: { card: Card; ways: BoardColumnProps['ways'] }) {
  const { id, studentName, job, date, href, isSample } = card
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-row={id}
      tabIndex={-1}
      className={`touch-manipulation rounded-control border border-line bg-raised p-2 text-sm outline-offset-[-2px] select-none hover:border-edge ${isDragging ? 'opacity-40' : ''}`}
    >
      <div className="flex items-start gap-1">
        <button
          ref={setActivatorNodeRef}
          id={gripId(id)}
          type="button"
          aria-label={`Move ${studentName}`}
          aria-describedby={attributes['aria-describedby']}
          aria-roledescription={attributes['aria-roledescription']}
          className="-ml-1 grid size-11 shrink-0 cursor-grab place-items-center rounded-control text-muted hover:bg-sunken md:size-7"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <div className="min-w-0 flex-1">
          <Link
            href={href}
            prefetch={false}
            draggable={false}
            data-open
            className="block truncate font-semibold underline-offset-4 hover:underline max-md:min-h-11 max-md:content-center"
          >
            {studentName}
          </Link>
          <p className="line-clamp-2 text-muted wrap-anywhere">{job}</p>
          {isSample && (
            <p className="mt-0.5 flex">
              <SampleBadge />
            </p>
          )}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 pl-1">
        <StatusMenu application={card} ways={ways} />
        <span className="ml-auto flex items-center gap-2 pr-0.5">
          <span className="text-xs whitespace-nowrap text-muted">{date}</span>
          <SelectApplicant applicant={{ id, studentName }} />
        </span>
      </div>
    </li>
  )
}

const keyboardCodes = { start: [KeyboardCode.Space], cancel: [KeyboardCode.Esc], end: [KeyboardCode.Space] }

const columnBelow: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : rectIntersection(given)

const toNextColumn: KeyboardCoordinateGetter = (event, { context: { droppableRects, collisionRect, over } }) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  if (!by || !collisionRect) return undefined
  event.preventDefault()
  const byPlace = [...droppableRects].sort(([, one], [, other]) => one.left - other.left)
  const at = byPlace.findIndex(([id]) => id === over?.id)
  const next = byPlace[at + by]?.[1]
  return next && { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + 40 }
}

const instructions = {
  draggable:
    'Press Space to pick up the card, the left and right arrows to choose a column, Space to drop it, or Escape to cancel.',
}

function announcementsOf(cards: Card[]): Announcements {
  const nameOf = (id: number | string) => cards.find((card) => card.id === Number(id))?.studentName ?? ''
  const labelOf = (over: { id: number | string } | null) =>
    over ? statusLabel(over.id as ApplicationStatusName) : 'no column'
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
    onDragOver: ({ active, over }) => `${nameOf(active.id)} is over ${labelOf(over)}.`,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} dropped on ${labelOf(over)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stayed where it was.`,
  }
}
