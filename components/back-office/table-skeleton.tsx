import { Skeleton } from '@/components/ui/skeleton'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** The stand-in of a back-office list while it loads. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-8 h-10 w-56" />
      <Skeleton className="mb-5 h-12 w-full" />
      <div className="space-y-3">
        {rows.map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    </div>
  )
}
