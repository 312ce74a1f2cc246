import type { ReactNode } from 'react'
import { EmptyState } from '@/components/back-office/empty-state'

type NoRecordsProps = {
  /** Where the whole list is, when only a search or filter left nothing. */
  all: string | null
  /** How the list fills. */
  children: ReactNode
}

/** What stands where a list has no rows, in the documented words (requirements §2). */
export function NoRecords({ all, children }: NoRecordsProps) {
  return (
    <EmptyState title="No records found.">
      {all ? (
        <>
          Nothing matches what you are looking for.{' '}
          <a href={all} className="font-medium text-accent underline underline-offset-4">
            Show all
          </a>
        </>
      ) : (
        children
      )}
    </EmptyState>
  )
}
