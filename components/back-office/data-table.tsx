// biome-ignore-all lint/a11y/noRedundantRoles: as cards the parts lose their table display, and with it their roles in Safari.
import { Fragment, type ReactNode } from 'react'
import { type Sorting, SortLink, SortLinks } from '@/components/back-office/sort-links'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  className?: string
  /** Heads the card on a phone, where its header need not be seen. */
  isTitle?: boolean
  /** The name that the list sorts this column by, where it can. */
  sort?: string
}

type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  /** What stands below a row over its whole width. */
  detail?: (row: Row) => ReactNode
  /** Many columns: smaller text, closer together. */
  isDense?: boolean
  /** How the list is sorted, for the columns that it can be sorted by. */
  sorting?: Sorting
}

/** A table that turns into cards on a phone. */
export function DataTable<Row>({ caption, columns, rows, keyOf, detail, isDense, sorting }: DataTableProps<Row>) {
  const inset = isDense ? 'md:px-2 md:first:pl-4 md:last:pr-4' : 'md:px-4'
  const cell = `flex gap-3 py-1 md:table-cell md:pt-4 md:align-top ${inset} ${detail ? 'md:pb-1' : 'md:pb-4'}`
  return (
    <>
      {sorting && <SortLinks columns={columns} sorting={sorting} />}
      <div className="relative md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-raised md:shadow-card">
        <table role="table" className={`block w-full text-left text-[0.95rem] md:table ${isDense ? 'md:text-sm' : ''}`}>
          <caption className="sr-only">{caption}</caption>
          <thead
            role="rowgroup"
            className="hidden border-b border-line bg-sunken text-sm text-muted md:table-header-group"
          >
            <tr role="row">
              {columns.map(({ header, className, sort }) => (
                <th
                  key={header}
                  role="columnheader"
                  scope="col"
                  aria-sort={sorting && sort ? ariaSort(sort, sorting) : undefined}
                  className={`py-2.5 font-semibold ${inset} ${className ?? ''}`}
                >
                  {sorting && sort ? <SortLink sort={sort} label={header} sorting={sorting} /> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block space-y-4 md:table-row-group">
            {rows.map((row) => (
              <Fragment key={keyOf(row)}>
                <tr
                  role="row"
                  className={`block border-line bg-raised px-4 pt-3 max-md:border max-md:shadow-card md:table-row md:border-t ${detail ? 'max-md:mb-0! rounded-t-card max-md:border-b-0' : 'rounded-card max-md:pb-3'}`}
                >
                  {columns.map(({ header, cell: content, className, isTitle }) => (
                    <td key={header} role="cell" className={`${cell} ${className ?? ''}`}>
                      <span className={`md:hidden ${isTitle ? 'sr-only' : 'w-24 shrink-0 text-sm text-muted'}`}>
                        {header}
                      </span>
                      <div className="min-w-0 flex-1">{content(row)}</div>
                    </td>
                  ))}
                </tr>
                {detail && (
                  <tr
                    role="row"
                    className="mt-0! block rounded-b-card border-line bg-raised px-4 pb-3 max-md:border max-md:border-t-0 max-md:shadow-card md:table-row"
                  >
                    <td role="cell" colSpan={columns.length} className="block md:table-cell md:px-4 md:pb-2">
                      {detail(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function ariaSort(sort: string, { current }: Sorting) {
  if (current.sort !== sort) return 'none'
  return current.direction === 'asc' ? 'ascending' : 'descending'
}
