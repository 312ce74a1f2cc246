'use client'

import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import Link from 'next/link'
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useState } from 'react'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { StatusMenu } from '@/components/hiring/applications/change-status'
import {
  ApplicantSelection,
  SelectApplicant,
  SelectionBar,
  useApplicantSelection,
} from '@/components/hiring/applications/compare-selection'
import { type Decidable, useDecisions } from '@/components/hiring/applications/use-decisions'
import { useAnnounce } from '@/components/ui/announce'
import { buttonClass } from '@/components/ui/button'
import { useDragSensors } from '@/components/ui/drag-sensors'
import { hasOpenLayer } from '@/components/ui/open-layer'
import { statusMessages } from '@/lib/hiring/applications/messages'
import { type ApplicationStatusName, isDecision } from '@/lib/hiring/applications/statuses'
import type { Stage } from '@/lib/hiring/stages/format'

type Card = Decidable & { job: string; date: string; href: string; isSample: boolean }
type Column = {
  stage: Stage
  total: number
  list: string
  cards: Card[]
}

/** These come last and are folded at first, because their applications need no more work. */
const folding: ApplicationStatusName[] = ['rejected', 'withdrawn']
const canFold = ({ stage }: Column) => folding.includes(stage.status)

export function ApplicationBoard({ columns }: { columns: Column[] }) {
  return (
    <ApplicantSelection>
      <Board columns={[...columns.filter((column) => !canFold(column)), ...columns.filter(canFold)]} />
    </ApplicantSelection>
  )
}

function Board({ columns }: { columns: Column[] }) {
  const announce = useAnnounce()
  const ways = useDecisions(columns.map(({ stage }) => stage))
  const { selected, clear } = useApplicantSelection()
  const [draggedId, setDraggedId] = useState<number | null>(null)
  const [focusedId, setFocusedId] = useState<number | null>(null)
  const cards = columns.flatMap((column) => column.cards)
  const stages = columns.filter((column) => !canFold(column)).map(({ stage }) => stage)
  const selectedCards = cards.filter(({ id }) => selected.some((each) => each.id === id))
  const dragged = cards.find(({ id }) => id === draggedId)
  const sensors = useDragSensors(toNextColumn)

  // A moved card is a different element in its new column.
  useEffect(() => {
    if (focusedId === null) return
    document.getElementById(gripId(focusedId))?.focus()
    setFocusedId(null)
  }, [focusedId])

  const focusFirstSelected = () => setFocusedId(selectedCards[0]?.id ?? null)

  /** The cards that move when this one does. */
  const movingWith = (card: Card) => (selectedCards.includes(card) ? selectedCards : [card])

  function move(moved: Card[], stage: Stage): void {
    const movable = moved.filter((card) => card.state !== 'WITHDRAWN')
    if (movable.length === 0) announce({ tone: 'error', text: statusMessages.withdrawn })
    else if (stage.status === 'withdrawn') announce({ tone: 'error', text: statusMessages.onlyApplicant })
    else ways.decideAll(movable, stage)
  }

  function drop({ active, over, activatorEvent }: DragEndEvent) {
    setDraggedId(null)
    const card = cards.find(({ id }) => id === active.id)
    const stage = ways.stages.find(({ key }) => key === over?.id)
    if (!card || !stage || stage.key === ways.currentStage(card).key) return
    move(movingWith(card), stage)
    if (activatorEvent instanceof KeyboardEvent) setFocusedId(card.id)
  }

  /** Moves by one stage. Never rejects, because that's a key of its own. */
  function moveByKey(event: ReactKeyboardEvent, card: Card) {
    const by = { h: -1, l: 1 }[event.key]
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    const at = stages.findIndex(({ key }) => key === ways.currentStage(card).key)
    if (!by || isModified || at < 0 || draggedId !== null || hasOpenLayer()) return
    event.preventDefault()
    const next = stages[at + by]
    if (!next) return
    move(movingWith(card), next)
    setFocusedId(card.id)
  }

  return (
    <DndContext
      id="board"
      sensors={sensors}
      collisionDetection={columnBelow}
      accessibility={{ announcements: announcementsOf(cards, ways.stages), screenReaderInstructions: instructions }}
      onDragStart={({ active }) => setDraggedId(Number(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={drop}
    >
      <SelectionBar onClear={focusFirstSelected}>
        <span aria-hidden className="text-muted">
          Move to
        </span>
        {columns
          .filter(({ stage }) => isDecision(stage.status))
          .map(({ stage }) => (
            <button
              key={stage.key}
              type="button"
              onClick={() => {
                move(selectedCards, stage)
                clear()
                focusFirstSelected()
              }}
              className={buttonClass('secondary', 'px-3! text-sm! lg:min-h-9! lg:py-1!')}
            >
              <span className="sr-only">Move to </span>
              {stage.name}
            </button>
          ))}
      </SelectionBar>
      <span hidden data-key="h" data-key-text="Move card left" />
      <span hidden data-key="l" data-key-text="Move card right" />
      <div className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:snap-none">
        {columns.map((column) => (
          <BoardColumn
            key={column.stage.key}
            column={column}
            cards={cards.filter((card) => ways.currentStage(card).key === column.stage.key)}
            ways={ways}
            onKeyDown={moveByKey}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="rotate-1 cursor-grabbing rounded-control border border-edge bg-raised p-3 text-sm shadow-lifted">
            <p className="font-semibold">{dragged.studentName}</p>
            <p className="text-muted">
              {movingWith(dragged).length > 1 ? `and ${movingWith(dragged).length - 1} more` : dragged.job}
            </p>
          </div>
        )}
      </DragOverlay>
      {ways.dialog}
    </DndContext>
  )
}

const gripId = (id: number) => `move-${id}`

type OnKeyDown = (event: ReactKeyboardEvent, card: Card) => void
type BoardColumnProps = {
  column: Column
  cards: Card[]
  ways: ReturnType<typeof useDecisions>
  onKeyDown: OnKeyDown
}

function BoardColumn({ column, cards, ways, onKeyDown }: BoardColumnProps) {
  const { stage, total, list, cards: stored } = column
  const { key, name } = stage
  const { setNodeRef, isOver } = useDroppable({ id: key })
  const [isFolded, setFolded] = useState(canFold(column))
  // Cards that were just moved count in their new column.
  const count = total - stored.length + cards.length
  const width = isFolded
    ? 'w-12'
    : cards.length === 0
      ? 'w-32'
      : 'w-[82vw] max-w-72 sm:w-66 lg:max-w-none lg:min-w-66 lg:flex-1'
  const content = (
    <>
      <span className={isFolded ? '[writing-mode:vertical-lr]' : undefined}>{name}</span>{' '}
      <span className="font-sans font-normal text-muted tabular-nums">{count}</span>
    </>
  )
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${key}`}
      className={`flex max-h-[calc(100dvh-11rem)] min-h-48 shrink-0 snap-start flex-col rounded-card border ${width} ${isOver ? 'border-accent bg-brand-soft' : 'border-line bg-sunken'}`}
    >
      <h2 id={`column-${key}`} className={`text-sm font-semibold ${isFolded ? 'min-h-0 flex-1' : ''}`}>
        {canFold(column) ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
            className={`flex w-full items-center gap-2 rounded-card hover:bg-raised ${isFolded ? 'h-full flex-col py-3' : 'min-h-11 justify-between px-3 lg:min-h-9'}`}
          >
            {content}
          </button>
        ) : (
          <span className="flex items-baseline justify-between gap-2 px-3 py-2">{content}</span>
        )}
      </h2>
      {!isFolded && (
        <>
          <ul className="relative min-h-0 flex-1 space-y-2 overflow-y-auto px-2 pb-2">
            {cards.map((card) => (
              <BoardCard key={card.id} card={card} ways={ways} onKeyDown={onKeyDown} />
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
        </>
      )}
    </section>
  )
}

type BoardCardProps = Pick<BoardColumnProps, 'ways' | 'onKeyDown'> & { card: Card }

function BoardCard({ card, ways, onKeyDown }: BoardCardProps) {
  const { id, studentName, job, date, href, isSample } = card
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      onKeyDown={(event) => {
        listeners?.onKeyDown?.(event)
        onKeyDown(event, card)
      }}
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

function announcementsOf(cards: Card[], stages: Stage[]): Announcements {
  const nameOf = (id: number | string) => cards.find((card) => card.id === Number(id))?.studentName ?? ''
  const labelOf = (over: { id: number | string } | null) =>
    stages.find(({ key }) => key === over?.id)?.name ?? 'no column'
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
    onDragOver: ({ active, over }) => `${nameOf(active.id)} is over ${labelOf(over)}.`,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} dropped on ${labelOf(over)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stayed where it was.`,
  }
}
