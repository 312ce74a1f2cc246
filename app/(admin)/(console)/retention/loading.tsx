import { Skeleton } from '@/components/ui/skeleton'

export default function RetentionLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the rules</span>
      <Skeleton className="mb-6 h-12 w-72" />
      <div className="grid gap-5 xl:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-80" />
        ))}
      </div>
    </div>
  )
}
