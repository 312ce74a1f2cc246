'use client'

import { Search, SlidersHorizontal } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { FilterFields } from '@/components/postings/filter-fields'
import { FilterPanel } from '@/components/postings/filter-panel'
import { Button, buttonClass } from '@/components/ui/button'
import { chipsOf, filtersOfForm, type JobFilters, jobsHref, sortOptions } from '@/lib/postings/filters'

const FORM = 'job-filters'

/**
 * The job list's filters, search and sort as one GET form that works without scripts; with them the list changes in
 * place. The results are its children, rendered by the server.
 */
export function JobSearch({ filters, children }: { filters: JobFilters; children: ReactNode }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const sort = useRef<HTMLSelectElement>(null)
  const shown = useRef(jobsHref(filters))
  const href = jobsHref(filters)

  // Going back or removing a chip changes the filters from outside: the inputs follow.
  useEffect(() => {
    if (shown.current === href) return
    shown.current = href
    form.current?.reset()
    if (sort.current) sort.current.value = filters.sort
  }, [href, filters.sort])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = filtersOfForm(new FormData(event.currentTarget))
    if (form.current?.matches(':popover-open')) form.current.hidePopover()
    startTransition(() => router.push(jobsHref(chosen)))
  }

  const active = chipsOf(filters).length
  return (
    <div className="lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <FilterPanel ref={form} id={FORM} onSubmit={apply}>
        <FilterFields key={jobsHref({ ...filters, page: 1, sort: 'newest' })} filters={filters} />
      </FilterPanel>
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <div className="relative w-full sm:w-auto sm:flex-1">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
            />
            <input
              form={FORM}
              type="search"
              name="q"
              defaultValue={filters.q}
              maxLength={100}
              aria-label="Search job titles"
              placeholder="Search job titles"
              enterKeyHint="search"
              className="min-h-11 w-full rounded-control border border-edge bg-raised py-2.5 pr-3 pl-11 text-base placeholder:text-muted"
            />
          </div>
          <Button form={FORM} type="submit" look="secondary" className="max-sm:hidden" isBusy={isPending}>
            Search
          </Button>
          <button
            type="button"
            popoverTarget={FORM}
            className={buttonClass('secondary', 'flex-1 px-4 sm:flex-none lg:hidden')}
          >
            <SlidersHorizontal aria-hidden className="size-5" /> Filters{active > 0 && ` (${active})`}
          </button>
          <select
            ref={sort}
            form={FORM}
            name="sort"
            defaultValue={filters.sort}
            aria-label="Sort jobs"
            onChange={() => form.current?.requestSubmit()}
            className="min-h-11 flex-1 rounded-control border border-edge bg-raised px-3 text-base sm:flex-none"
          >
            {sortOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div aria-busy={isPending} className={`transition-opacity duration-150 ${isPending ? 'opacity-50' : ''}`}>
          {children}
        </div>
      </div>
    </div>
  )
}
