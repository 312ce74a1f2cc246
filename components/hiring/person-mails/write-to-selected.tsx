'use client'

import { Mail } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useRef, useState } from 'react'
import { SelectAllRows, useSelection } from '@/components/console/lists/row-selection'
import { buttonClass } from '@/components/ui/button'
import { MAX_RECIPIENTS, type MailedList, writeHref, writeToAllHref } from '@/lib/hiring/person-mails/format'

type WriteToSelectedProps = {
  of: MailedList
  total: number
  /** Whether there are more than `total`. */
  isMore: boolean
  /** The list's filters, as in its URL. */
  query: string
  children?: ReactNode
}

/** Above a list: selects all on the page or in the filter, and writes to those who are selected. */
export function WriteToSelected({ of, total, isMore, query, children }: WriteToSelectedProps) {
  const { selectable, selected, select } = useSelection()
  const selectAll = useRef<HTMLInputElement>(null)
  const [allOf, setAllOf] = useState<string | null>(null)
  const isWholePage = selectable.length > 0 && selected.length === selectable.length
  const isAll = isWholePage && allOf === query
  if (allOf !== null && !isAll) setAllOf(null)
  if (selectable.length === 0) return null
  const count = isAll ? Math.min(total, MAX_RECIPIENTS) : selected.length
  const ids = selected.map(({ id }) => id)
  const everyone = `${total.toLocaleString('en-US')}${isMore ? '+' : ''} ${of}`
  const isCapped = total > MAX_RECIPIENTS
  // The button disappears, so the focus would go to the page.
  const clear = () => {
    select([])
    selectAll.current?.focus()
  }
  return (
    // On phones, the first application is in view. Selecting one shows the rest.
    <div className={`mb-2 pl-2.5 md:pl-4.25 ${of === 'applications' && selected.length === 0 ? 'max-md:hidden' : ''}`}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 lg:min-h-9">
        <SelectAllRows what="on this page" ref={selectAll} />
        <span className="flex flex-wrap items-center gap-2">
          {children}
          {count > 0 && (
            <Link href={isAll ? writeToAllHref(of, query) : writeHref(ids, of)} prefetch={false} className={small}>
              <Mail aria-hidden className="size-4" /> Write to {count}
              <span className="sr-only"> selected</span>
            </Link>
          )}
        </span>
      </div>
      <div role="status">
        {isWholePage && total > selectable.length && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {!isAll && `All ${selectable.length} on this page are selected.`}
            {isAll &&
              (isCapped
                ? `The first ${MAX_RECIPIENTS} of ${everyone} are selected, ${CAP}.`
                : `All ${everyone} are selected.`)}
            <button
              type="button"
              className="min-h-11 font-semibold text-ink underline underline-offset-4 lg:min-h-9"
              onClick={isAll ? clear : () => setAllOf(query)}
            >
              {isAll
                ? 'Clear selection'
                : isCapped
                  ? `Select the first ${MAX_RECIPIENTS} of ${everyone}`
                  : `Select all ${everyone}`}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

const CAP = 'the most you can write to at once'
const small = buttonClass('secondary', 'text-sm! lg:min-h-9! lg:px-3! lg:py-1!')
