import { Skeleton } from '@/components/ui/skeleton'

export default function AccountLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-64" />
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </div>
  )
}
