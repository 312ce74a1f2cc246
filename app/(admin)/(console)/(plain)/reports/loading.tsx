import { Skeleton } from '@/components/ui/skeleton'

export default function ReportsLoading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading the reports</span>
      <Skeleton className="h-8 w-56" />
      {Array.from({ length: 3 }, (_, report) => (
        <Skeleton key={report} className="h-72" />
      ))}
    </div>
  )
}
