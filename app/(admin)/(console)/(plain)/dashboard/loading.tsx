import { Skeleton } from '@/components/ui/skeleton'

export default function DashboardLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the dashboard</span>
      <Skeleton className="mb-4 h-8 w-56" />
      <Skeleton className="mb-6 h-40" />
      <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1 xl:grid-cols-4">
        {Array.from({ length: 4 }, (_, tile) => (
          <Skeleton key={tile} className="h-20" />
        ))}
      </div>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {Array.from({ length: 4 }, (_, plot) => (
          <Skeleton key={plot} className="h-72" />
        ))}
      </div>
    </div>
  )
}
