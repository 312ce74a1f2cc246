import { Search, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterBehaviour } from '@/components/postings/filter-behaviour.island'
import { FilterFields } from '@/components/postings/filter-fields'
import { FilterPanel } from '@/components/postings/filter-panel'
import { Button, buttonClass } from '@/components/ui/button'
import { chipsOf, initialSort, type JobFilters, sortChoices } from '@/lib/postings/search'
import type { Facets } from '@/lib/postings/search-queries'

const FORM = 'job-filters'

type JobSearchProps = { filters: JobFilters; facets: Facets; children: ReactNode }

/** The job list's filters, search and sort as one GET form that works without scripts, around its results. */
export function JobSearch({ filters, facets, children }: JobSearchProps) {
  const active = chipsOf(filters).length
  return (
    <div className="lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <FilterPanel id={FORM}>
        <FilterFields filters={filters} facets={facets} />
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
              placeholder="Job title, company or skill"
              enterKeyHint="search"
              className="min-h-11 w-full rounded-control border border-edge bg-raised py-2.5 pr-3 pl-11 text-base placeholder:text-muted"
            />
          </div>
          <Button form={FORM} type="submit" look="secondary" className="max-sm:hidden">
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
            form={FORM}
            name="sort"
            defaultValue={filters.sort === initialSort(filters) ? '' : filters.sort}
            aria-label="Sort jobs"
            className="min-h-11 flex-1 rounded-control border border-edge bg-raised px-3 text-base sm:flex-none"
          >
            {sortChoices(filters).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div id={`${FORM}-results`} className="transition-opacity duration-150 aria-busy:opacity-50">
          {children}
        </div>
      </div>
      <FilterBehaviour formId={FORM} />
    </div>
  )
}
