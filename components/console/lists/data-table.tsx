// biome-ignore-all lint/a11y/noRedundantRoles: as cards these elements aren't displayed as a table, and Safari drops their roles.

import { ArrowDown, ArrowUp } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import type { AnyList, AnyQuery } from '@/lib/console/lists/list'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  className?: string
  isTitle?: boolean
  isSelect?: boolean
  isAction?: boolean
  isWhole?: boolean
  sort?: string
}

type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** The ids of rows that are sample data. */
  samples?: ReadonlySet<number>
  sorting?: Sorting
}

export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, samples, sorting } = props
  return (
    <>
      {sorting && (
        <div className="mb-2 max-sm:hidden md:hidden">
          <SortLinks columns={columns} sorting={sorting} />
        </div>
      )}
      <div className="relative md:overflow-x-auto md:rounded-control md:border md:border-line md:bg-raised">
        <table role="table" className="block w-full text-left text-sm leading-5 md:table [&_time]:tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="hidden border-b border-line text-xs text-muted md:table-header-group">
            <tr role="row">
              {columns.map(({ header, className, sort, isSelect }) => (
                <th
                  key={header}
                  role="columnheader"
                  scope="col"
                  aria-sort={sorting && sort ? ariaSort(sort, sorting) : undefined}
                  className={`h-8 px-2 font-medium whitespace-nowrap first:pl-4 last:pr-3 ${className ?? ''}`}
                >
                  {sorting && sort ? (
                    <SortLink sort={sort} label={header} sorting={sorting} />
                  ) : (
                    <span className={isSelect ? 'sr-only' : undefined}>{header}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
            {rows.map((row) => (
              <tr
                key={row.id}
                role="row"
                data-row={row.id}
                tabIndex={-1}
                className="group/row relative block scroll-my-24 rounded-card border border-line bg-raised px-4 py-3 outline-offset-[-3px] hover:bg-sunken focus-within:bg-sunken lg:aria-[current=true]:bg-brand-soft lg:has-[[data-open][aria-current]]:bg-brand-soft has-[[data-decided]]:hidden! max-md:flex max-md:flex-col md:table-row md:h-11 md:rounded-none md:border-0 md:border-t"
              >
                {columns.map((column) => (
                  <Cell key={column.header} column={column} row={row} isSample={samples?.has(row.id) ?? false} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; isSample: boolean }

function Cell<Row>({ column, row, isSample }: CellProps<Row>) {
  const { header, cell, className, isTitle, isSelect, isAction, isWhole } = column
  const inCard = isSelect
    ? 'absolute top-2 right-2'
    : isTitle
      ? 'pr-12 pb-1 text-base max-md:order-first'
      : isAction
        ? 'mt-2 border-t border-line pt-2 empty:hidden'
        : 'flex gap-3 py-0.5 large-text:block max-md:has-[>div:empty]:hidden'
  const isPlain = !isSelect && !isAction
  return (
    <td
      role="cell"
      className={`block md:static md:table-cell md:border-0 md:px-2 md:py-1.5 md:align-middle md:text-sm md:first:pl-4 md:last:pr-3 ${inCard} ${className ?? ''}`}
    >
      {isPlain && <span className={`md:hidden ${isTitle ? 'sr-only' : 'w-24 shrink-0 text-muted'}`}>{header}</span>}
      <div
        className={`min-w-0 flex-1 max-md:wrap-anywhere ${isPlain && !isWhole ? 'md:line-clamp-2 md:wrap-break-word' : ''}`}
      >
        {isTitle && isSample ? (
          <div className="flow-root">
            <span className="float-right ml-2 flex">
              <SampleBadge />
            </span>
            {cell(row)}
          </div>
        ) : (
          cell(row)
        )}
      </div>
    </td>
  )
}

function ariaSort(sort: string, { current }: Sorting) {
  if (current.sort !== sort) return 'none'
  return current.direction === 'asc' ? 'ascending' : 'descending'
}

type Sorting = { list: AnyList; current: AnyQuery }

type SortLinkProps = { sort: string; label: string; sorting: Sorting; className?: string }

function SortLink({ sort, label, sorting: { list, current }, className = '' }: SortLinkProps) {
  const isSorted = current.sort === sort
  const isUp = isSorted && current.direction === 'asc'
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <Link
      href={list.hrefOf(current, { sort, direction: isUp ? 'desc' : 'asc' })}
      prefetch={false}
      className={`inline-flex items-center gap-1 hover:text-ink ${isSorted ? 'text-ink' : ''} ${className}`}
    >
      {label}
      {isSorted && <Arrow aria-hidden className="size-4" />}
      {isSorted && <span className="sr-only">, sorted {isUp ? 'upwards' : 'downwards'}</span>}
    </Link>
  )
}

type SortLinksProps = { columns: { header: string; sort?: string }[]; sorting: Sorting }

/** The current sort column comes first, because narrow screens only show the start of the row. */
export function SortLinks({ columns, sorting }: SortLinksProps) {
  const isSorted = ({ sort }: { sort?: string }) => sort === sorting.current.sort
  const ordered = [...columns.filter(isSorted), ...columns.filter((column) => !isSorted(column))]
  return (
    <nav
      aria-label="Sort"
      className="-mx-1 flex items-center gap-2 overflow-x-auto px-1 py-0.5 text-sm whitespace-nowrap text-muted"
    >
      Sort by
      {ordered.map(({ header, sort }) =>
        sort ? (
          <SortLink
            key={sort}
            sort={sort}
            label={header}
            sorting={sorting}
            className="min-h-11 rounded-full border border-edge bg-raised px-4"
          />
        ) : null,
      )}
    </nav>
  )
}
