import { Skeleton } from '@/components/ui/skeleton'

export default function DashboardLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the dashboard</span>
      <Skeleton className="mb-8 h-10 w-56" />
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {['partners', 'inactive', 'applications', 'registrations'].map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-8 h-24" />
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        {['applied', 'registered', 'postings', 'jobs'].map((plot) => (
          <Skeleton key={plot} className="h-80" />
        ))}
      </div>
    </div>
  )
}
