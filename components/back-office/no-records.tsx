import type { ReactNode } from 'react'
import { EmptyState } from '@/components/back-office/empty-state'

type NoRecordsProps = {
  all: string | null
  children: ReactNode
}

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
