import { Skeleton } from '@/components/ui/skeleton'

export default function ListLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the list</span>
      <div className="mb-3 flex h-9 items-center justify-between gap-4">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="hidden h-9 w-80 sm:block" />
      </div>
      <Skeleton className="mb-3 h-9 w-96 max-w-full" />
      <div className="space-y-3 md:space-y-px md:overflow-hidden md:rounded-control md:border md:border-line">
        {Array.from({ length: 11 }, (_, row) => (
          <Skeleton key={row} className="h-40 md:h-13 md:rounded-none" />
        ))}
      </div>
    </div>
  )
}
