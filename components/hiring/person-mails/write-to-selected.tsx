'use client'

import { Mail } from 'lucide-react'
import Link from 'next/link'
import { SelectAllRows, useSelection } from '@/components/console/lists/row-selection'
import { buttonClass } from '@/components/ui/button'
import { writeHref } from '@/lib/hiring/person-mails/format'

/** Above the list of people: selects all on the page and writes to those who are selected. */
export function WriteToSelected() {
  const { selectable, selected } = useSelection()
  if (selectable.length === 0) return null
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3 pl-2.5 md:pl-4.25 lg:min-h-9">
      <SelectAllRows what="on this page" />
      {selected.length > 0 && (
        <Link
          href={writeHref(selected.map(({ id }) => id))}
          prefetch={false}
          className={buttonClass('secondary', 'text-sm! lg:min-h-9! lg:px-3! lg:py-1!')}
        >
          <Mail aria-hidden className="size-4" /> Write to {selected.length}
          <span className="sr-only"> selected</span>
        </Link>
      )}
    </div>
  )
}
