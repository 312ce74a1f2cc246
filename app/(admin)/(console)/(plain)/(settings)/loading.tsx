import { Skeleton } from '@/components/ui/skeleton'

export default function SettingsLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the page</span>
      <Skeleton className="mb-6 h-9 w-56" />
      <div className="grid gap-5 xl:grid-cols-2">
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} className="h-56" />
        ))}
      </div>
    </div>
  )
}
