import { Search, SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterBehavior } from '@/components/jobs/postings/filter-behavior.island'
import { FilterFields } from '@/components/jobs/postings/filter-fields'
import { SearchSuggestions } from '@/components/jobs/postings/search-suggestions.island'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button, buttonClass } from '@/components/ui/button'
import { filterOf } from '@/lib/jobs/postings/filters'
import { chipsOf, formDefaults, initialSort, type JobFilters, jobsHref, sortChoices } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import type { Facets, JobCount } from '@/lib/jobs/postings/search-queries'
import { countLabel } from '@/lib/platform/numbers'

const drawer =
  'max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(22rem,100%)] max-lg:border-l max-lg:shadow-lifted'
const column =
  'lg:sticky lg:inset-auto lg:top-18 lg:flex lg:max-h-[calc(100dvh-5.5rem)] lg:w-auto lg:rounded-card lg:border lg:shadow-card'

type JobSearchProps = {
  title: string
  filters: JobFilters
  facets: Facets
  count: Pick<JobCount, 'total'>
  children: ReactNode
}

const FORM = 'job-filters'
const WORDS = 'job-words'
const areas =
  "[grid-template-areas:'title_title_title''count_mail_mail''words_words_words''open_sort_sort''chips_chips_chips'] md:[grid-template-areas:'title_title_title''count_mail_mail''words_open_sort''chips_chips_chips'] lg:[grid-template-areas:'title_words_send_sort''count_chips_chips_mail''crumb_chips_chips_mail']"

/** A single form has all the controls, and it works without JavaScript (requirements §2). */
export function JobSearch({ title, filters, facets, count, children }: JobSearchProps) {
  const active = chipsOf(filters).length
  const onDeep = 'min-h-11 rounded-control border border-transparent bg-raised text-base text-ink'
  return (
    <>
      <div className="relative isolate flex min-h-[200px] items-center overflow-hidden bg-deep py-2 text-on-deep lg:items-start lg:py-3">
        <Viaduct />
        <div
          className={`page-width grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 lg:grid-cols-[17.5rem_minmax(0,1fr)_auto_auto] lg:gap-y-1.5 ${areas}`}
        >
          <h1 className="text-base leading-tight font-semibold text-on-deep-muted [grid-area:title]">{title}</h1>
          <p
            data-part="count"
            className="font-display text-4xl leading-none font-semibold tracking-tight [grid-area:count] lg:text-[3.25rem]"
          >
            <span className="text-on-deep-accent">{countLabel(count.total)}</span> {count.total === 1 ? 'job' : 'jobs'}
          </p>
          <div className="hidden text-on-deep-muted [grid-area:crumb] lg:block">
            <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Jobs' }]} />
          </div>
          <div className="relative [grid-area:words] lg:ml-5">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
            />
            <input
              form={FORM}
              id={WORDS}
              type="search"
              name="q"
              defaultValue={filters.q}
              maxLength={100}
              aria-label={filterOf('q').label}
              placeholder="Job title, company or skill"
              enterKeyHint="search"
              className={`${onDeep} w-full py-2.5 pr-3 pl-11 placeholder:text-muted`}
            />
            <SearchSuggestions inputId={WORDS} />
          </div>
          <button
            form={FORM}
            type="submit"
            className="hidden min-h-11 rounded-control border border-transparent bg-on-deep-accent px-5 font-semibold text-deep hover:bg-on-deep [grid-area:send] lg:block"
          >
            Search
          </button>
          <button
            type="button"
            popoverTarget={FORM}
            className={`${onDeep} inline-flex items-center justify-center gap-2 px-4 font-semibold [grid-area:open] lg:hidden`}
          >
            <SlidersHorizontal aria-hidden className="size-5" /> Filters
            <span data-part="active">{active > 0 && `(${active})`}</span>
          </button>
          <div data-part="chips" className="min-w-0 self-start [grid-area:chips] lg:ml-5 lg:self-center">
            <JobChips filters={filters} />
            {filters.match === 'exact' && <input form={FORM} type="hidden" name="match" value="exact" />}
          </div>
          <select
            form={FORM}
            name="sort"
            data-part="sort"
            defaultValue={filters.sort === initialSort(filters) ? '' : filters.sort}
            aria-label="Sort jobs"
            className={`${onDeep} px-3 [grid-area:sort]`}
          >
            {sortChoices(filters).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <a
            href="#job-alert"
            className="inline-flex min-h-11 items-center justify-self-end font-medium underline decoration-on-deep-muted underline-offset-4 [grid-area:mail] hover:decoration-current"
          >
            Get job alerts
          </a>
        </div>
      </div>
      <p id="job-count-status" role="status" className="sr-only" />
      <div className="page-width py-4 sm:py-6 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <FilterPanel id={FORM}>
          <FilterFields filters={filters} facets={facets} />
        </FilterPanel>
        <div
          data-part="jobs"
          tabIndex={-1}
          className="transition-opacity duration-150 outline-none aria-busy:opacity-50"
        >
          {children}
        </div>
        <FilterBehavior formId={FORM} defaults={formDefaults} />
      </div>
    </>
  )
}

function Viaduct() {
  return (
    <svg aria-hidden className="absolute bottom-0 left-0 -z-10 h-11 w-full opacity-25 max-lg:hidden">
      <defs>
        <pattern id="arch" width="88" height="44" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M0 9h88M0 4h88M6 44a38 34 0 0 1 76 0M15 44a29 26 0 0 1 58 0" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="44" fill="url(#arch)" />
    </svg>
  )
}

function JobChips({ filters }: { filters: JobFilters }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex items-center gap-2 overflow-x-auto py-1 whitespace-nowrap">
      {chips.map(({ label, without }) => (
        <li key={label} className="shrink-0">
          <a
            href={jobsHref(without)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-on-deep/40 px-4 text-sm font-medium hover:border-on-deep lg:min-h-9"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <X aria-hidden className="size-4" />
          </a>
        </li>
      ))}
      <li className="shrink-0">
        <a
          href={JOBS_PATH}
          className="inline-flex min-h-11 items-center px-2 text-sm font-medium underline underline-offset-4 lg:min-h-9"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}

type FilterPanelProps = { id: string; children: ReactNode }

function FilterPanel({ id, children }: FilterPanelProps) {
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
