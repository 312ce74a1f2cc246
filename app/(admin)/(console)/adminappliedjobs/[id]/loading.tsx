import { Skeleton } from '@/components/ui/skeleton'

export default function ApplicationLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the application</span>
      <Skeleton className="mb-4 h-6 w-32" />
      <Skeleton className="mb-6 h-16 w-full max-w-xl" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
