import { Download, Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import type { AnyList, AnyQuery } from '@/lib/back-office/list'

type Option = { value: string; label: string }
export type ListFilter = {
  name: string
  label: string
  /** Beside 'all', which comes first by itself. */
  options: readonly Option[]
  /** Few options stand side by side as links; many are chosen from and sent with the search. */
  isSelect?: boolean
}

type ListToolbarProps = {
  list: AnyList
  current: AnyQuery
  /** What the search looks into: 'title, company or e-mail'. */
  searches: string
  filters?: readonly ListFilter[]
  /** Where the same rows are had as CSV. */
  csvPath?: string
}

/** Search, filters and CSV of a list: links and a plain form, so that all stands in the address. */
export function ListToolbar({ list, current, searches, filters = [], csvPath }: ListToolbarProps) {
  const selects = filters.filter(({ isSelect }) => isSelect)
  const sent = list.queryOf({ ...current, page: 1, search: '' })
  const kept = [...sent].filter(([name]) => !selects.some((filter) => filter.name === name))
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
      {filters
        .filter(({ isSelect }) => !isSelect)
        .map((filter) => (
          <Chips key={filter.name} filter={filter} list={list} current={current} />
        ))}
      <Form action={list.path} role="search" className="flex w-full flex-wrap items-end gap-2 lg:w-auto">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {selects.map((filter) => (
          <Select key={`${filter.name}=${current[filter.name]}`} filter={filter} value={String(current[filter.name])} />
        ))}
        <div className={`flex min-w-full flex-1 gap-2 ${selects.length > 0 ? 'sm:min-w-96' : 'sm:min-w-116'}`}>
          <input
            key={current.search}
            type="search"
            name="search"
            defaultValue={current.search}
            maxLength={100}
            aria-label={`Search by ${searches}`}
            placeholder={`Search ${searches}`}
            className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3.5 placeholder:text-muted"
          />
          <Button type="submit" look="secondary" aria-label="Search" className="px-3.5">
            <Search aria-hidden className="size-5" />
          </Button>
          {csvPath && (
            <a
              href={`${csvPath}?${list.queryOf({ ...current, page: 1 })}`}
              download
              className={buttonClass('secondary')}
            >
              <Download aria-hidden className="size-5" /> CSV
            </a>
          )}
        </div>
      </Form>
    </div>
  )
}

type ChipsProps = { filter: ListFilter } & Pick<ListToolbarProps, 'list' | 'current'>

function Chips({ filter: { name, label, options }, list, current }: ChipsProps) {
  return (
    <nav aria-label={label} className="flex gap-1 overflow-x-auto rounded-control bg-sunken p-1">
      {[{ value: '', label: 'All' }, ...options].map((option) => (
        <Link
          key={option.value}
          href={list.hrefOf(current, { [name]: option.value })}
          prefetch={false}
          aria-current={current[name] === option.value ? 'page' : undefined}
          className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2.5 text-[0.95rem] font-medium text-muted hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-card sm:px-3.5 md:min-h-9"
        >
          {option.label}
        </Link>
      ))}
    </nav>
  )
}

function Select({ filter: { name, label, options }, value }: { filter: ListFilter; value: string }) {
  return (
    <label className="min-w-32 flex-1 text-sm text-muted sm:max-w-64 sm:flex-none">
      {label}
      <select
        name={name}
        defaultValue={value}
        className="mt-1 block min-h-11 w-full rounded-control border border-edge bg-raised px-3 text-base text-ink"
      >
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
