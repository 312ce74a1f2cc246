'use client'

import { Columns2, X } from 'lucide-react'
import Link from 'next/link'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { buttonClass } from '@/components/ui/button'

type Applicant = { id: number; studentName: string }
type Selection = { selected: Applicant[]; toggle: (applicant: Applicant) => void; clear: () => void }

const SelectionContext = createContext<Selection>({ selected: [], toggle: () => {}, clear: () => {} })

export function CompareSelection({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState<Applicant[]>([])
  function toggle(applicant: Applicant) {
    const others = selected.filter(({ id }) => id !== applicant.id)
    setSelected(others.length < selected.length ? others : [...others, applicant].slice(-2))
  }
  return (
    <SelectionContext value={{ selected, toggle, clear: () => setSelected([]) }}>
      <CompareBar />
      {children}
    </SelectionContext>
  )
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
      <span className="sr-only">Compare {applicant.studentName}</span>
    </label>
  )
}

function CompareBar() {
  const { selected, clear } = useContext(SelectionContext)
  const [one, other] = selected
  return (
    <div role="status" className={one ? 'sticky top-0 z-10 mb-2 lg:top-12' : undefined}>
      {one && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-raised py-1 pr-1 pl-4 text-sm shadow-card">
          {other ? `${one.studentName} and ${other.studentName}` : `${one.studentName}: select one more to compare`}
          <span className="ml-auto flex items-center">
            {other && (
              <Link
                href={`/adminappliedjobs/compare?a=${one.id}&b=${other.id}`}
                className={buttonClass('secondary', 'px-4! text-sm! lg:min-h-9! lg:py-1!')}
              >
                <Columns2 aria-hidden className="size-4" /> Compare
              </Link>
            )}
            <button
              type="button"
              onClick={clear}
              aria-label="Clear selection"
              className="grid size-11 place-items-center rounded-control hover:bg-sunken lg:size-9"
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        </p>
      )}
    </div>
  )
}
