import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { JOBS_PATH } from '@/lib/postings/search-form'

type FilterPanelProps = { id: string; children: ReactNode }

const drawer =
  'max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(22rem,100%)] max-lg:border-l max-lg:shadow-lifted'
const column =
  'lg:sticky lg:inset-auto lg:top-18 lg:flex lg:max-h-[calc(100dvh-5.5rem)] lg:w-auto lg:rounded-card lg:border lg:shadow-card'

export function FilterPanel({ id, children }: FilterPanelProps) {
  return (
    <form
      id={id}
      popover="auto"
      method="get"
      action={JOBS_PATH}
      aria-label="Filters"
      className={`flex-col overflow-hidden border-line bg-raised p-0 text-ink backdrop:bg-[rgb(8_14_11/0.55)] open:flex ${drawer} ${column}`}
    >
      <div className="flex shrink-0 items-center justify-between px-5 pt-4 pb-2 lg:sr-only">
        <h2 className="text-heading">Filters</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-4 lg:px-4 lg:py-3">{children}</div>
      <div className="flex shrink-0 gap-3 border-t border-line px-5 py-3 lg:px-4 lg:py-2.5">
        <a href={JOBS_PATH} className={buttonClass('secondary', 'flex-1 px-3')}>
          Reset
        </a>
        <Button
          type="submit"
          data-apply
          className="flex-[2] px-3 whitespace-nowrap lg:border-edge lg:bg-raised lg:text-ink lg:hover:bg-sunken"
        >
          Apply Filters
        </Button>
      </div>
    </form>
  )
}
