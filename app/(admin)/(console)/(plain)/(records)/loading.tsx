import { Skeleton } from '@/components/ui/skeleton'

export default function RecordLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the page</span>
      <Skeleton className="mb-3 h-6 w-32" />
      <Skeleton className="mb-6 h-10 w-full max-w-xl" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-144" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
