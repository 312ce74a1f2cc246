'use client'

import { type CollisionDetection, DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { useDragSensors } from '@/components/ui/drag-sensors'

const END = 'end'

type DragSectionsProps = {
  sections: { id: string; name: string }[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Moves sections by mouse and touch. By keyboard, they're moved with buttons. */
export function DragSections({ sections, onMove, children }: DragSectionsProps) {
  const sensors = useDragSensors()
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const dragged = sections.find(({ id }) => id === draggedId)
  const placeOf = (id: unknown) => sections.findIndex((section) => section.id === id)

  /** Drops a section before the one it's over. */
  function drop(id: unknown, over: unknown) {
    setDraggedId(null)
    const from = placeOf(id)
    const before = over === END ? sections.length : placeOf(over)
    const to = before > from ? before - 1 : before
    if (from >= 0 && before >= 0 && to !== from) onMove(from, to)
  }

  return (
    <DndContext
      id="sections"
      sensors={sensors}
      collisionDetection={nearestTop}
      accessibility={{ announcements: noAnnouncements }}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(null)}
      onDragEnd={({ active, over }) => drop(active.id, over?.id)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <p className="w-fit cursor-grabbing rounded-control border border-edge bg-raised p-3 text-sm font-semibold shadow-lifted">
            {dragged.name}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** Below the last section: what's dropped here becomes the last one. */
export function EndOfSections({ children }: { children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: END })
  return (
    <div
      ref={setNodeRef}
      data-over={isOver || undefined}
      className="page-width mt-10 border-t-4 border-t-transparent text-center data-over:border-t-accent"
    >
      {children}
    </div>
  )
}

/** The place whose top edge is nearest to the pointer. */
const nearestTop: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return []
  const distanceTo = (id: string | number) => Math.abs((droppableRects.get(id)?.top ?? 0) - pointerCoordinates.y)
  return droppableContainers
    .filter(({ id }) => droppableRects.has(id))
    .sort((one, other) => distanceTo(one.id) - distanceTo(other.id))
    .slice(0, 1)
    .map(({ id }) => ({ id }))
}

/** The page announces the section's new position itself. */
const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
