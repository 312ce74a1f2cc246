import { Skeleton } from '@/components/ui/skeleton'

export default function PostingLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the posting</span>
      <Skeleton className="mb-4 h-6 w-32" />
      <Skeleton className="mb-6 h-20 w-full" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-160" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
