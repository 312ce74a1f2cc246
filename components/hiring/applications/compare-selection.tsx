'use client'

import { Columns2, X } from 'lucide-react'
import Link from 'next/link'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { buttonClass } from '@/components/ui/button'

type Applicant = { id: number; studentName: string }
type Selection = {
  selected: Applicant[]
  /** What a checkbox is for: "Compare" or "Select". */
  verb: string
  toggle: (applicant: Applicant) => void
  clear: () => void
}

const SelectionContext = createContext<Selection>({ selected: [], verb: '', toggle: () => {}, clear: () => {} })

export const useApplicantSelection = () => useContext(SelectionContext)

type ApplicantSelectionProps = { verb: string; most?: number; children: ReactNode }

export function ApplicantSelection({ verb, most = Number.POSITIVE_INFINITY, children }: ApplicantSelectionProps) {
  const [selected, setSelected] = useState<Applicant[]>([])
  function toggle(applicant: Applicant) {
    const others = selected.filter(({ id }) => id !== applicant.id)
    setSelected(others.length < selected.length ? others : [...others, applicant].slice(-most))
  }
  return (
    <SelectionContext value={{ selected, verb, toggle, clear: () => setSelected([]) }}>{children}</SelectionContext>
  )
}

export function CompareSelection({ children }: { children: ReactNode }) {
  return (
    <ApplicantSelection verb="Compare" most={2}>
      <SelectionBar />
      {children}
    </ApplicantSelection>
  )
}

export function SelectApplicant({ applicant }: { applicant: Applicant }) {
  const { selected, verb, toggle } = useContext(SelectionContext)
  return (
    <label className="-m-2.5 inline-flex min-h-11 min-w-11 cursor-pointer items-center p-2.5">
      <input
        type="checkbox"
        checked={selected.some(({ id }) => id === applicant.id)}
        onChange={() => toggle(applicant)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="sr-only">
        {verb} {applicant.studentName}
      </span>
    </label>
  )
}

/** Shows who is selected, with a link to compare two, and what else can be done. */
export function SelectionBar({ children }: { children?: ReactNode }) {
  const { selected, clear } = useContext(SelectionContext)
  const [one, other] = selected
  return (
    <div role="status" className={one ? 'sticky top-0 z-10 mb-2 lg:top-12' : undefined}>
      {one && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-raised py-1 pr-1 pl-4 text-sm shadow-card">
          {!other && !children ? `${one.studentName}: select one more to compare` : namesOf(selected)}
          <span className="ml-auto flex flex-wrap items-center gap-1">
            {children}
            {other && selected.length === 2 && (
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
        </div>
      )}
    </div>
  )
}

function namesOf(selected: Applicant[]): string {
  if (selected.length > 2) return `${selected.length} applicants`
  return selected.map(({ studentName }) => studentName).join(' and ')
}
