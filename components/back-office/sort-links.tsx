import { ArrowDown, ArrowUp } from 'lucide-react'
import Link from 'next/link'
import type { AnyList, AnyQuery } from '@/lib/back-office/list'

export type Sorting = { list: AnyList; current: AnyQuery }

type SortLinkProps = { sort: string; label: string; sorting: Sorting; className?: string }

export function SortLink({ sort, label, sorting: { list, current }, className = '' }: SortLinkProps) {
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

export function SortLinks({ columns, sorting }: SortLinksProps) {
  return (
    <nav
      aria-label="Sort"
      className="-mx-1 mb-2 flex items-center gap-2 overflow-x-auto px-1 py-0.5 text-sm whitespace-nowrap text-muted md:hidden"
    >
      Sort by
      {columns.map(({ header, sort }) =>
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
