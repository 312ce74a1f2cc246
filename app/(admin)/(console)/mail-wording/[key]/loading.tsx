import { Skeleton } from '@/components/ui/skeleton'

export default function EditWordingLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the mail</span>
      <Skeleton className="mb-6 h-12 w-72" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
