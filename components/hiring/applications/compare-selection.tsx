'use client'

import { Columns2, X } from 'lucide-react'
import Link from 'next/link'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useSelection } from '@/components/console/lists/row-selection'
import { buttonClass } from '@/components/ui/button'

type Applicant = { id: number; studentName: string }
type Selection = {
  selected: Applicant[]
  toggle: (applicant: Applicant) => void
  clear: () => void
}

const SelectionContext = createContext<Selection>({ selected: [], toggle: () => {}, clear: () => {} })

export const useApplicantSelection = () => useContext(SelectionContext)

export function ApplicantSelection({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState<Applicant[]>([])
  function toggle(applicant: Applicant) {
    const others = selected.filter(({ id }) => id !== applicant.id)
    setSelected(others.length < selected.length ? others : [...others, applicant])
  }
  return <SelectionContext value={{ selected, toggle, clear: () => setSelected([]) }}>{children}</SelectionContext>
}

export function SelectApplicant({ applicant }: { applicant: Applicant }) {
  const { selected, toggle } = useContext(SelectionContext)
  return (
    <label className="-m-2.5 inline-flex min-h-11 min-w-11 cursor-pointer items-center p-2.5">
      <input
        type="checkbox"
        checked={selected.some(({ id }) => id === applicant.id)}
        onChange={() => toggle(applicant)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="sr-only">Select {applicant.studentName}</span>
    </label>
  )
}

/** In the list of applications: compares the two that are selected. */
export function CompareSelected() {
  const { selected } = useSelection()
  return <CompareLink ids={selected.map(({ id }) => id)} />
}

function CompareLink({ ids }: { ids: number[] }) {
  const [one, other] = ids
  if (ids.length !== 2) return null
  return (
    <Link
      href={`/adminappliedjobs/compare?a=${one}&b=${other}`}
      className={buttonClass('secondary', 'px-4! text-sm! lg:min-h-9! lg:py-1!')}
    >
      <Columns2 aria-hidden className="size-4" /> Compare
    </Link>
  )
}

/** Shows who is selected, with a link to compare two, and what else can be done. */
export function SelectionBar({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  const { selected, clear } = useContext(SelectionContext)
  const [one] = selected
  return (
    <div role="status" className={one ? 'sticky top-0 z-10 mb-2 lg:top-12' : undefined}>
      {one && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-raised py-1 pr-1 pl-4 text-sm shadow-card">
          {namesOf(selected)}
          <span className="ml-auto flex flex-wrap items-center gap-1">
            {children}
            <CompareLink ids={selected.map(({ id }) => id)} />
            <button
              type="button"
              onClick={() => {
                clear()
                onClear()
              }}
              aria-label="Clear selection"
              className="grid size-11 place-items-center rounded-control hover:bg-sunken lg:size-9"
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        </div>
      )}
    </div>
  )
}

function namesOf(selected: Applicant[]): string {
  if (selected.length > 2) return `${selected.length} applicants`
  return selected.map(({ studentName }) => studentName).join(' and ')
}
