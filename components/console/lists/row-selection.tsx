'use client'

import { createContext, type ReactNode, type Ref, useContext, useState } from 'react'

/** A row that can be selected. `version` is the one that was shown. */
export type Selectable = { id: number; version: number; name: string }

type Selection = {
  selectable: Selectable[]
  selected: Selectable[]
  toggle: (id: number) => void
  select: (ids: number[]) => void
}

const SelectionContext = createContext<Selection>({ selectable: [], selected: [], toggle: () => {}, select: () => {} })

export const useSelection = () => useContext(SelectionContext)

export function RowSelection({ selectable, children }: { selectable: Selectable[]; children: ReactNode }) {
  const [ids, select] = useState<number[]>([])
  const selected = selectable.filter(({ id }) => ids.includes(id))
  const toggle = (id: number) => select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  return <SelectionContext value={{ selectable, selected, toggle, select }}>{children}</SelectionContext>
}

export function SelectRow({ id, name }: { id: number; name: string }) {
  const { selected, toggle } = useSelection()
  return (
    <Checkbox
      label={`Select ${name}`}
      isChecked={selected.some((each) => each.id === id)}
      onToggle={() => toggle(id)}
    />
  )
}

/** `what` says what the rows have in common: 'pending on this page'. */
export function SelectAllRows({ what, ref }: { what: string; ref?: Ref<HTMLInputElement> }) {
  const { selectable, selected, select } = useSelection()
  const isChecked = selected.length === selectable.length
  return (
    <Checkbox
      label={`Select all ${selectable.length} ${what}`}
      isChecked={isChecked}
      onToggle={() => select(isChecked ? [] : selectable.map(({ id }) => id))}
      isWide
      ref={ref}
    />
  )
}

type CheckboxProps = {
  label: string
  isChecked: boolean
  onToggle: () => void
  isWide?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

function Checkbox({ label, isChecked, onToggle, isWide, ref }: CheckboxProps) {
  return (
    <label className="-m-2.5 inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 p-2.5">
      <input
        ref={ref}
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
        className="size-5 shrink-0 accent-accent"
      />
      <span className={isWide ? 'text-sm' : 'sr-only'}>{label}</span>
    </label>
  )
}
