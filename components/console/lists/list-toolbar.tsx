import { ChevronDown, Download, ListFilter, Search, X } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { MAX_TAB_COUNT } from '@/lib/console/lists/admin-list'
import type { AnyList, AnyQuery } from '@/lib/console/lists/list'

type Filter = { name: string; label: string; options: readonly { value: string; label: string }[] }
type ListProps = { url: AnyList; current: AnyQuery; resets?: Record<string, string> | undefined }

const control =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-edge bg-raised px-3 text-sm font-medium hover:bg-sunken lg:min-h-9'

const SHEET = 'list-filters'

type ListSearchProps = ListProps & {
  searches: string
  selects: Filter[]
  csvPath: string | undefined
  /** What else phones show in the sheet of filters. */
  children?: ReactNode
}

/**
 * A list's search, filters and CSV link. A plain form keeps everything in the URL and works without JavaScript. On phones, all
 * but the search is in a sheet, so that the first row is in view.
 */
export function ListSearch({ url, current, searches, selects, csvPath, resets, children }: ListSearchProps) {
  const sent = url.queryOf({ ...current, page: 1, search: '' })
  const chosen = selects.filter(({ name }) => current[name]).length
  const csv = csvPath && (
    <a href={`${csvPath}?${url.queryOf({ ...current, page: 1 })}`} download className={control}>
      <Download aria-hidden className="size-4" /> CSV
    </a>
  )
  const others = [...sent].filter(([name]) => !selects.some((select) => select.name === name))
  return (
    <search className="min-w-0 flex-1 max-sm:basis-full">
      <form action={url.path} className="flex flex-wrap items-center justify-end gap-2 in-data-wide:sm:justify-start">
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <section
          id={SHEET}
          popover="auto"
          aria-label="Filters"
          className="gap-3 border-line bg-raised text-ink max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[85dvh] max-sm:w-full max-sm:max-w-none max-sm:overflow-y-auto max-sm:rounded-t-card max-sm:border-t max-sm:p-4 max-sm:shadow-lifted max-sm:backdrop:bg-[rgb(8_14_11/0.55)] max-sm:[&:popover-open]:grid sm:contents!"
        >
          <div className="flex items-center justify-between sm:hidden">
            <p className="text-heading">Filters</p>
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              aria-label="Close filters"
              className="-m-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {selects.map((select) => (
            <Select
              key={`${select.name}=${current[select.name]}`}
              filter={select}
              value={String(current[select.name])}
              resets={resets?.[select.name]}
            />
          ))}
          <div className="grid gap-3 sm:hidden">
            {children}
            {csv}
            <button type="submit" className={control}>
              Show results
            </button>
          </div>
        </section>
        <div className="flex min-w-0 flex-1 gap-2 large-text:flex-wrap max-sm:basis-full sm:max-w-96 sm:min-w-72">
          <div className="relative min-w-0 flex-1 large-text:basis-full">
            <input
              key={current.search}
              type="search"
              name="search"
              defaultValue={current.search}
              maxLength={100}
              aria-label={`Search by ${searches}`}
              placeholder={`Search ${searches}`}
              className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-raised pr-3 pl-3 text-base placeholder:text-muted lg:min-h-9 lg:text-sm"
            />
          </div>
          <button type="submit" aria-label="Search" className={control}>
            <Search aria-hidden className="size-4" />
          </button>
          <button type="button" popoverTarget={SHEET} className={`${control} sm:hidden`}>
            <ListFilter aria-hidden className="size-4" />
            <span className="sr-only">Filters</span>
            {chosen > 0 && (
              <span className="tabular-nums">
                {chosen} <span className="sr-only">chosen</span>
              </span>
            )}
          </button>
          {csv && <div className="flex max-sm:hidden">{csv}</div>}
        </div>
      </form>
    </search>
  )
}

type ListTabsProps = ListProps & { filter: Filter; counts: Record<string, number> | null }

export function ListTabs({ url, current, filter: { name, label, options }, counts, resets }: ListTabsProps) {
  const dependent = resets?.[name]
  return (
    <nav
      aria-label={label}
      className="-mx-1 flex max-w-full gap-1 overflow-x-auto px-1 py-0.5 max-md:min-w-0 max-md:flex-1"
    >
      {[{ value: '', label: 'All' }, ...options].map((option) => {
        const count = counts?.[option.value]
        return (
          <Link
            key={option.value}
            href={url.hrefOf(current, { [name]: option.value, ...(dependent && { [dependent]: '' }) })}
            prefetch={false}
            aria-current={current[name] === option.value ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-medium whitespace-nowrap text-muted lg:px-2.5 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand lg:min-h-8"
          >
            {option.label}
            {count !== undefined && count > 0 && (
              <span className="text-xs tabular-nums">{count < MAX_TAB_COUNT ? count : `${MAX_TAB_COUNT - 1}+`}</span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

type SelectProps = { filter: Filter; value: string; resets: string | undefined }

function Select({ filter: { name, label, options }, value, resets }: SelectProps) {
  return (
    <span className="relative flex max-w-full min-w-28 flex-1 sm:max-w-44 sm:flex-none">
      <select
        name={name}
        defaultValue={value}
        data-resets={resets}
        aria-label={label}
        className="min-h-11 w-full min-w-0 appearance-none truncate rounded-control border border-edge bg-raised pr-9 pl-3 text-base hover:bg-sunken lg:min-h-9 lg:text-sm"
      >
        <option value="">{label}: all</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </span>
  )
}
